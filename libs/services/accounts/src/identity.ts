/** Who asks or commands, and as what. Both come from a token and from nothing else. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Scope } from './personal-tokens/scopes.js';

export const ROLES = ['player', 'judge', 'organiser', 'spectator', 'operator'] as const;
export type Role = (typeof ROLES)[number];
export const roleSchema = z.enum(ROLES);

const ID_BYTES = 16;

/** Random, and all that the record ever knows of a person. */
export const accountIdSchema = z.string().regex(/^[\w-]{1,64}$/);

export interface Identity {
  /** The actor of every command. */
  readonly accountId: string;
  readonly roles: readonly Role[];
  /**
   * The session; absent where the token is the whole account: of a guest, or of the key's holder.
   */
  readonly sessionId?: string;
  /** What a personal token may be used for; absent: for all that the roles allow. */
  readonly scopes?: readonly Scope[];
}

/** The id of a new account, which is the actor of its commands. */
export const newActor = (): string => `a-${randomBytes(ID_BYTES).toString('hex')}`;
