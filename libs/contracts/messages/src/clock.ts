/**
 * Clocks: how long the seats of a match may think, and what the clock itself sends. The clock is a
 * client like any other; the decider believes it nothing that the times of the log do not say.
 */
import { z } from 'zod';
import * as limits from './limits.js';
import * as scalars from './scalars.js';
import { sent } from './sender.js';

const { MIN_CLOCK_MS, MAX_BANK_MS, MAX_INCREMENT_MS, MAX_DECISION_MS } = limits;

const CLOCK_SAYS =
  'a clock is {"kind": "bank", "bankMs", "incrementMs"} or {"kind": "per-decision", ' +
  '"decisionMs"}, without anything else';

/** Time for the whole match, and some more for each answer. */
const bankSchema = z.strictObject(
  {
    kind: z.literal('bank'),
    bankMs: scalars.wholeNumber('the bank in milliseconds', MIN_CLOCK_MS, MAX_BANK_MS),
    /** What each answer adds; nothing where absent. */
    incrementMs: scalars
      .wholeNumber('the increment in milliseconds', 0, MAX_INCREMENT_MS)
      .exactOptional(),
  },
  CLOCK_SAYS,
);

/** A clock that gives the same time for each decision anew. */
const perDecisionSchema = z.strictObject(
  {
    kind: z.literal('per-decision'),
    decisionMs: scalars.wholeNumber(
      'the time for a decision in milliseconds',
      MIN_CLOCK_MS,
      MAX_DECISION_MS,
    ),
  },
  CLOCK_SAYS,
);

export const clockSchema = z.discriminatedUnion('kind', [bankSchema, perDecisionSchema], {
  error: CLOCK_SAYS,
});
export type AskedClock = z.infer<typeof clockSchema>;

/** Says that time goes by in a match, so that it is charged whatever dies; the clock sends it. */
export const tickClockSchema = z.strictObject({
  ...sent,
  type: z.literal('tick-clock'),
  /** The last event that the clock knew: if there is another one, that one has charged the time. */
  expectedSeq: scalars.seq,
});

/** Says that the time for a decision has run out; the clock sends it. */
export const callTimeSchema = z.strictObject({
  ...sent,
  type: z.literal('call-time'),
  decision: scalars.id('a decision id'),
});

export type TickClock = z.infer<typeof tickClockSchema>;
export type CallTime = z.infer<typeof callTimeSchema>;
