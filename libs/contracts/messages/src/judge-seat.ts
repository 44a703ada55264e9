/** The seat of a game's own JUDGE, in matches that have one: who decides what no player may. */
import { z } from 'zod';
import { matchOptionsSchema } from './match-options.js';
import * as scalars from './scalars.js';
import { sent } from './sender.js';

/** Sits down as a JUDGE; the game begins when all seats are ready and one JUDGE sits there. */
export const takeJudgeSeatSchema = z.strictObject({
  ...sent,
  type: z.literal('take-judge-seat'),
  /** Options that the match leaves to the JUDGE; none where absent. */
  options: matchOptionsSchema.exactOptional(),
  /** `seq` of the last event that the sender knows. */
  expectedSeq: scalars.seq,
});

/** A JUDGE gets up; with none left a game that runs goes on as its rules say without. */
export const leaveJudgeSeatSchema = z.strictObject({
  ...sent,
  type: z.literal('leave-judge-seat'),
});

export type TakeJudgeSeat = z.infer<typeof takeJudgeSeatSchema>;
export type LeaveJudgeSeat = z.infer<typeof leaveJudgeSeatSchema>;
