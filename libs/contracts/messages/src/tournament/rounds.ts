/** Commands about a round: drawn, looked at, shown, played, closed; and what is mended in between. */
import { z } from 'zod';
import * as scalars from '../scalars.js';
import * as limits from './tournament-limits.js';
import { entrant, phase, round, sentToTournament, table } from './tournament-scalars.js';

/** Makes the tables of the next round. Two who press at once make one round. */
const drawRoundSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('draw-round'),
  phase,
  round,
});

/** Staff have looked at the draw. */
const reviewRoundSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('review-round'),
  phase,
  round,
});

/** Shows the tables to everybody, and opens the seed that they were drawn by. */
const publishRoundSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('publish-round'),
  phase,
  round,
});

/** Play begins, and with it the clock of the round. */
const startRoundSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('start-round'),
  phase,
  round,
});

/** Makes the results of the round official. Every table has one by now. */
const closeRoundSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('close-round'),
  phase,
  round,
});

const repairSchema = z.discriminatedUnion('is', [
  /** Two entrants change places. */
  z.strictObject({ is: z.literal('swap'), entrants: z.tuple([entrant, entrant]) }),
  /** A table is taken away; its entrants wait. */
  z.strictObject({ is: z.literal('unpair'), table }),
  /** Entrants who wait get a table. */
  z.strictObject({
    is: z.literal('pair'),
    entrants: z.array(entrant).min(2).max(limits.MAX_POD),
  }),
  /** An entrant who waits gets a bye. */
  z.strictObject({ is: z.literal('bye'), entrant }),
]);

/** Mends a draw before it is published, and a published round at tables without a result. */
const repairRoundSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('repair-round'),
  phase,
  round,
  repairs: z
    .array(repairSchema)
    .min(1, 'a repair changes something')
    .max(limits.MAX_REPAIRS_AT_ONCE, `at most ${limits.MAX_REPAIRS_AT_ONCE} changes at once`),
  reasonDigest: scalars.reasonDigest,
});

/** How tables are numbered from the next round on. */
const numberTablesSchema = z.strictObject({
  ...sentToTournament,
  type: z.literal('number-tables'),
  first: table,
  leftOut: z
    .array(table)
    .max(limits.MAX_TABLES_LEFT_OUT, `at most ${limits.MAX_TABLES_LEFT_OUT} tables are left out`),
});

export const roundSchemas = [
  drawRoundSchema,
  reviewRoundSchema,
  publishRoundSchema,
  startRoundSchema,
  closeRoundSchema,
  repairRoundSchema,
  numberTablesSchema,
] as const;

export type DrawRound = z.infer<typeof drawRoundSchema>;
export type ReviewRound = z.infer<typeof reviewRoundSchema>;
export type PublishRound = z.infer<typeof publishRoundSchema>;
export type StartRound = z.infer<typeof startRoundSchema>;
export type CloseRound = z.infer<typeof closeRoundSchema>;
export type RepairRound = z.infer<typeof repairRoundSchema>;
export type Repair = z.infer<typeof repairSchema>;
export type NumberTables = z.infer<typeof numberTablesSchema>;
