/** What a personal token may be used for. The account's roles are the upper bound all the same. */
import { z } from 'zod';

export const SCOPES = ['read', 'play', 'judge'] as const;
export type Scope = (typeof SCOPES)[number];
export const scopeSchema = z.enum(SCOPES);

/** What its holder may do, in words for whoever makes a token. */
export const SCOPE_SAYS: Readonly<Record<Scope, string>> = {
  read: 'ask and subscribe as this account',
  play: 'open matches, take seats, answer decisions, concede',
  judge: 'pause, resume and end matches, warn seats',
};
