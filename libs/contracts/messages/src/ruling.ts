/**
 * Rulings: what a judge decides about a match. The reason is free text and may name people, so it
 * is kept where it can be erased; the command carries its salted digest.
 */
import { z } from 'zod';
import * as scalars from './scalars.js';
import { sent } from './sender.js';

/** Stops a match: nobody answers a decision until it is resumed. */
const pauseMatchSchema = z.strictObject({
  ...sent,
  type: z.literal('pause-match'),
  reasonDigest: scalars.reasonDigest.exactOptional(),
});

/** Lets a match go on where it was stopped. */
const resumeMatchSchema = z.strictObject({
  ...sent,
  type: z.literal('resume-match'),
  reasonDigest: scalars.reasonDigest.exactOptional(),
});

const RULED_RESULTS = ['win', 'draw', 'no-result'] as const;
export type RuledResult = (typeof RULED_RESULTS)[number];

/** Ends a match. `winner` is named for a win, and for nothing else: the decider checks it. */
const endMatchSchema = z.strictObject({
  ...sent,
  type: z.literal('end-match'),
  result: z.enum(RULED_RESULTS),
  winner: scalars.seat.exactOptional(),
  reasonDigest: scalars.reasonDigest,
});

/** Warns a seat. It stays on the record, and the match goes on. */
const warnSeatSchema = z.strictObject({
  ...sent,
  type: z.literal('warn-seat'),
  seat: scalars.seat,
  reasonDigest: scalars.reasonDigest,
});

/** Lets the JUDGE of a game go who is gone or silent; the game goes on as its rules say without. */
const excuseJudgeSchema = z.strictObject({
  ...sent,
  type: z.literal('excuse-judge'),
  reasonDigest: scalars.reasonDigest.exactOptional(),
});

/**
 * Ends a match that is suspended, without a result: nobody knows its state, so nothing else can be
 * said about it.
 */
const voidMatchSchema = z.strictObject({
  ...sent,
  type: z.literal('void-match'),
  /** The event at which it was suspended, as its sender knew it. */
  suspendedSeq: scalars.seq,
  reasonDigest: scalars.reasonDigest,
});

export const rulingSchemas = [
  pauseMatchSchema,
  resumeMatchSchema,
  endMatchSchema,
  warnSeatSchema,
  excuseJudgeSchema,
  voidMatchSchema,
] as const;

export type PauseMatch = z.infer<typeof pauseMatchSchema>;
export type ResumeMatch = z.infer<typeof resumeMatchSchema>;
export type EndMatch = z.infer<typeof endMatchSchema>;
export type WarnSeat = z.infer<typeof warnSeatSchema>;
export type ExcuseJudge = z.infer<typeof excuseJudgeSchema>;
type VoidMatch = z.infer<typeof voidMatchSchema>;
export type Ruling = PauseMatch | ResumeMatch | EndMatch | WarnSeat | ExcuseJudge | VoidMatch;
