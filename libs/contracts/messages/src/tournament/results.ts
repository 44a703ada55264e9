/** Commands about results: told by players, by staff, by the record of a match; and corrected. */
import { z } from 'zod';
import * as scalars from '../scalars.js';
import * as limits from './tournament-limits.js';
import { digest, entrant, phase, round, sentToTournament, table } from './tournament-scalars.js';

const games = scalars.wholeNumber('a number of games', 0, limits.MAX_GAMES);

/** What became of a table. */
const resultSchema = z.discriminatedUnion('is', [
  /** Games won by each of the two, in the order of the table, and drawn ones. */
  z.strictObject({ is: z.literal('games'), wins: z.tuple([games, games]), draws: games }),
  /** The two agreed on a draw without playing. */
  z.strictObject({ is: z.literal('intentional-draw') }),
  /** The two have lost: both misbehaved, or neither came. */
  z.strictObject({ is: z.literal('double-loss') }),
  /** One did not come, or was sent away: the other has won. */
  z.strictObject({ is: z.literal('forfeit'), winner: entrant }),
  /** Who came first at a table of three and more, who next; equal ones share a place. */
  z.strictObject({
    is: z.literal('places'),
    places: z.array(z.array(entrant).min(1)).min(1).max(limits.MAX_POD),
    /** What each has at the end (Money), in the order of the table. */
    scores: z
      .array(scalars.wholeNumber('a score', -limits.MAX_SCORE, limits.MAX_SCORE))
      .max(limits.MAX_POD)
      .exactOptional(),
  }),
]);
export type TableResult = z.infer<typeof resultSchema>;

/** Who sat at a table as its sender knew it, in table order: a repair may have moved them. */
const between = z.array(entrant).min(2).max(limits.MAX_POD);

/** A player says how it went. Two who say the same make a result; two who differ call staff. */
const reportResultSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('report-result'),
  phase,
  round,
  table,
  between: between.exactOptional(),
  result: resultSchema,
});

/** Staff say how it went. */
const enterResultSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('enter-result'),
  phase,
  round,
  table,
  between: between.exactOptional(),
  result: resultSchema,
  /** The result that it replaces as its sender knew it; where nothing was known, absent. */
  instead: resultSchema.exactOptional(),
});

/** Where a result of the platform comes from: the last event of a match. */
const matchEndSchema = z.strictObject({
  match: scalars.id('a match'),
  seq: scalars.seq,
  hash: digest,
});

/** The process manager says how it went by the records of the table's matches. */
const recordMatchesSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('record-matches'),
  phase,
  round,
  table,
  between,
  matches: z.array(matchEndSchema).min(1).max(limits.MAX_GAMES),
  /** Where the matches have no result, or none that counts, staff are asked. */
  result: resultSchema.exactOptional(),
});

/** Changes a result of a closed round. What was played stays played; nothing is erased. */
const correctResultSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('correct-result'),
  phase,
  round,
  table,
  result: resultSchema,
  /** The last event that its sender knew: the preview was made of that state. */
  expectedSeq: scalars.seq,
  reasonDigest: scalars.reasonDigest,
});

export const resultSchemas = [
  reportResultSchema,
  enterResultSchema,
  recordMatchesSchema,
  correctResultSchema,
] as const;

export type ReportResult = z.infer<typeof reportResultSchema>;
export type EnterResult = z.infer<typeof enterResultSchema>;
export type RecordMatches = z.infer<typeof recordMatchesSchema>;
export type CorrectResult = z.infer<typeof correctResultSchema>;
export type MatchEnd = z.infer<typeof matchEndSchema>;
