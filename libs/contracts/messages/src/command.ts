/** Commands: what somebody wants done in a match, as they travel through `match.commands`. */
import { z } from 'zod';
import { MAX_CHOICES, MAX_DECK_CARDS, MAX_MATCH_OPTIONS, MAX_SEATS } from './limits.js';
import * as scalars from './scalars.js';

/** What an actor is allowed to be; stamped by the api, checked by the decider. */
export const ROLES = ['player', 'judge'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

const sent = {
  commandId: scalars.id('a command id'),
  record: scalars.id('a record id'),
  actor: scalars.id('an actor'),
  role: roleSchema,
};

const matchOptionSchema = z.union([z.boolean(), scalars.integer, scalars.matchOptionText]);

/** Opens a match. `record` is `recordIdOf` of actor and command id: sent twice, one match. */
export const createMatchSchema = z.strictObject({
  ...sent,
  type: z.literal('create-match'),
  game: scalars.game,
  /** As few as the game allows where absent. */
  seats: z.int().min(1).max(MAX_SEATS).exactOptional(),
  /** Interpretations and variants; absent ones have the game's default. */
  options: z
    .record(scalars.matchOptionName, matchOptionSchema)
    .refine((options) => Object.keys(options).length <= MAX_MATCH_OPTIONS, {
      message: `a match has at most ${MAX_MATCH_OPTIONS} options`,
    })
    .exactOptional(),
});

/** Sits down with a deck, as codes. */
export const takeSeatSchema = z.strictObject({
  ...sent,
  type: z.literal('take-seat'),
  seat: scalars.seat,
  deck: z.array(scalars.cardCode).max(MAX_DECK_CARDS),
  /** `seq` of the last event that the sender knows. */
  expectedSeq: scalars.seq,
});

/** Says that one is ready to begin; the last seat's word starts the game. */
export const getReadySchema = z.strictObject({
  ...sent,
  type: z.literal('get-ready'),
  expectedSeq: scalars.seq,
});

/** Answers an open decision. */
export const actSchema = z.strictObject({
  ...sent,
  type: z.literal('act'),
  decision: scalars.id('a decision id'),
  choice: z.union([scalars.optionId, z.array(scalars.optionId).max(MAX_CHOICES), scalars.integer]),
});

/** Gives the match up. */
export const concedeSchema = z.strictObject({ ...sent, type: z.literal('concede') });

export const commandSchema = z.discriminatedUnion('type', [
  createMatchSchema,
  takeSeatSchema,
  getReadySchema,
  actSchema,
  concedeSchema,
]);

export type CreateMatch = z.infer<typeof createMatchSchema>;
export type TakeSeat = z.infer<typeof takeSeatSchema>;
export type GetReady = z.infer<typeof getReadySchema>;
export type Act = z.infer<typeof actSchema>;
export type Concede = z.infer<typeof concedeSchema>;
export type Command = CreateMatch | TakeSeat | GetReady | Act | Concede;
export type CommandType = Command['type'];
