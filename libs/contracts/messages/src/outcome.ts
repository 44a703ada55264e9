/** Outcomes: what became of a command that is not in the record by this command's event. */
import { z } from 'zod';
import * as scalars from './scalars.js';

/** Why a command was not accepted. A program reads the code, a person `says`. */
const REFUSAL_CODES = [
  'unknown-match',
  'unknown-game',
  'unknown-option',
  'option-unnamed',
  'match-exists',
  'wrong-record',
  'wrong-role',
  'seat-count',
  'unknown-seat',
  'seat-held',
  'seat-reserved',
  'already-seated',
  'deck-refused',
  'not-seated',
  'already-ready',
  'already-conceded',
  'unknown-card-kind',
  'no-judge-seat',
  'judge-seat-held',
  'not-judging',
  'unknown-seq',
  'match-not-open',
  'match-not-running',
  'match-over',
  'match-paused',
  'match-not-paused',
  'match-not-suspended',
  'judge-seated',
  'winner-unclear',
  'too-early',
  'clock-unclear',
  'clock-not-running',
  'time-called-already',
  'table-unclear',
  'series-unclear',
  'other-seats-choice',
  'unknown-decision',
  'other-seats-decision',
  'against-the-rules',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

const answers = {
  record: scalars.id('a record id'),
  commandId: scalars.id('a command id'),
  /**
   * SHA-256 of the command's bytes: which one it answers of two that bear the same id. Outcomes of
   * older workers have none.
   */
  digest: z.string().exactOptional(),
};

/** What becomes of a command of a kind of record whose refusals have these codes. */
export const outcomeSchemaOf = <Code extends string>(codes: readonly Code[]) =>
  z.discriminatedUnion('outcome', [
    z.strictObject({
      ...answers,
      outcome: z.literal('refused'),
      code: z.enum(codes),
      /** Id of the rule that forbids it, where it is a rule of the game. */
      rule: z.string().exactOptional(),
      says: z.string(),
    }),
    /** The question that the command answers is not open any more: look again. */
    z.strictObject({ ...answers, outcome: z.literal('conflict'), says: z.string() }),
    /** The same command was accepted before, as the event `seq`. */
    z.strictObject({ ...answers, outcome: z.literal('duplicate'), seq: scalars.seq }),
    /** Another command was accepted under this id. */
    z.strictObject({ ...answers, outcome: z.literal('command-id-reused'), says: z.string() }),
    /** A bug: the record is suspended; the log of the service has the reference. */
    z.strictObject({ ...answers, outcome: z.literal('internal-error'), reference: z.string() }),
  ]);

export const outcomeSchema = outcomeSchemaOf(REFUSAL_CODES);
export type Outcome = z.infer<typeof outcomeSchema>;
