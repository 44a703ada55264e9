/** Who sends a command: an opaque actor in a role. Both come from a token and from nothing else. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';

export const ROLES = ['player', 'judge', 'organiser', 'spectator', 'operator'] as const;
export type Role = (typeof ROLES)[number];

const ACTOR_BYTES = 16;

export const identitySchema = z.object({
  /** Random, and all that the record ever knows of a person. */
  actor: z.string().regex(/^[\w-]{1,64}$/),
  role: z.enum(ROLES),
});
export type Identity = Readonly<z.infer<typeof identitySchema>>;

export const newActor = (): string => `a-${randomBytes(ACTOR_BYTES).toString('hex')}`;
