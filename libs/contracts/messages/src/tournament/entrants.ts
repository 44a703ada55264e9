/** Commands about who plays: entering, being there, leaving, coming back. */
import { z } from 'zod';
import * as scalars from '../scalars.js';
import * as limits from './tournament-limits.js';
import { entrant, sentToTournament } from './tournament-scalars.js';

/** Enters oneself; on the waitlist when the tournament is full. */
const enterTournamentSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('enter-tournament'),
  /** The code of a tournament whose entry is by code. Only the house is told it. */
  code: z
    .string()
    .regex(scalars.LINE_SHAPE, 'a code is a line of printable ASCII')
    .max(limits.MAX_CODE_LENGTH, `a code has at most ${limits.MAX_CODE_LENGTH} characters`)
    .exactOptional(),
});

/** An entrant that staff add: somebody's account, or a guest who has a random id instead. */
const addedSchema = z.union([
  z.strictObject({ actor: scalars.id('an actor') }),
  z.strictObject({ guest: scalars.id('the id of a guest') }),
]);

/** Staff enter others, before the first round or late. */
const addEntrantsSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('add-entrants'),
  entrants: z
    .array(addedSchema)
    .min(1, 'at least one entrant is added')
    .max(limits.MAX_ENTRANTS_AT_ONCE, `at most ${limits.MAX_ENTRANTS_AT_ONCE} are added at once`),
});

/** Gives an entrant of a guest, or of a lost account, to another actor. */
const bindEntrantSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('bind-entrant'),
  entrant,
  to: scalars.id('an actor'),
});

/** Says that an entrant is there: oneself, or staff for somebody. */
const checkInSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('check-in'),
  entrant,
});

/** Leaves, by oneself or by staff: before the first round the place goes to the waitlist. */
const dropEntrantSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('drop-entrant'),
  entrant,
});

/** Reinstates an entrant who has dropped or missed check-in. Missed rounds count as late entry. */
const reEnterSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('re-enter'),
  entrant,
  /** Checks the entrant in, too. Commands of earlier releases do not, and are decided as then. */
  checksIn: z.literal(true).exactOptional(),
  /** Confirms that the tournament may have more players than its cap. */
  overCap: z.literal(true).exactOptional(),
});

const disqualifyEntrantSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('disqualify-entrant'),
  entrant,
  reasonDigest: scalars.reasonDigest,
});

/** Keeps pairs of entrants apart where that can be; the house alone knows which. */
const forbidPairsSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('forbid-pairs'),
  pairs: z
    .array(z.tuple([entrant, entrant]))
    .max(limits.MAX_FORBIDDEN_PAIRS, `at most ${limits.MAX_FORBIDDEN_PAIRS} pairs are kept apart`),
});

/** Byes for the first rounds of the tournament, as some are given to guests of honour. */
const awardByesSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('award-byes'),
  entrant,
  byes: scalars.wholeNumber('the number of byes', 0, limits.MAX_AWARDED_BYES),
});

/** Gives an entrant always the same table. */
const fixSeatSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('fix-seat'),
  entrant,
  /** The entrant sits anywhere where absent. */
  table: scalars.wholeNumber('a table', 1, limits.MAX_TABLE_NUMBER).exactOptional(),
});

export const entrantSchemas = [
  enterTournamentSchema,
  addEntrantsSchema,
  bindEntrantSchema,
  checkInSchema,
  dropEntrantSchema,
  reEnterSchema,
  disqualifyEntrantSchema,
  forbidPairsSchema,
  awardByesSchema,
  fixSeatSchema,
] as const;

export type EnterTournament = z.infer<typeof enterTournamentSchema>;
export type AddEntrants = z.infer<typeof addEntrantsSchema>;
export type BindEntrant = z.infer<typeof bindEntrantSchema>;
export type CheckIn = z.infer<typeof checkInSchema>;
export type DropEntrant = z.infer<typeof dropEntrantSchema>;
export type ReEnter = z.infer<typeof reEnterSchema>;
export type DisqualifyEntrant = z.infer<typeof disqualifyEntrantSchema>;
export type ForbidPairs = z.infer<typeof forbidPairsSchema>;
export type AwardByes = z.infer<typeof awardByesSchema>;
export type FixSeat = z.infer<typeof fixSeatSchema>;
