/** The questions that are open, and what may be answered. */
import { invariant } from '../base/invariant.js';
import type { Decision } from '../contract/decision.js';
import type { Reading } from '../contract/rules.js';
import type { Asked, Frame, Seat, State } from '../contract/state.js';
import { withoutRepeated } from '../repetition/watch.js';
import { stepOf } from '../run/steps.js';
import { isBeside } from './meanwhile.js';

/** What the rules wait for, with every option. None when the game is over. */
export function decisions(reading: Reading): readonly Decision[] {
  const asks = reading.state.stack.at(-1)?.asks ?? [];
  return asks.map((asked) => decisionOf(reading, asked));
}

/** What was offered stays offered as long as the decision is open, so it is worked out once. */
const offered = new WeakMap<Asked, Decision>();

export function decisionOf(reading: Reading, asked: Asked): Decision {
  const known = offered.get(asked);
  if (known) return known;
  const frame = reading.state.stack.at(-1) as Frame;
  const options = isBeside(reading.rules, asked)
    ? reading.rules.meanwhile?.options(reading, asked.seat)
    : stepOf(reading.rules, frame).options?.(reading, frame, asked);
  invariant(options, () => `the step '${frame.kind}' asks '${asked.kind}' but offers nothing`);
  const fresh = reading.state.watch ? withoutRepeated(reading, asked, options) : options;
  const decision = { ...asked, options: fresh };
  offered.set(asked, decision);
  return decision;
}

export function askedOf(state: State, seat: Seat, decision: string): Asked | undefined {
  return state.stack.at(-1)?.asks?.find((asked) => asked.id === decision && asked.seat === seat);
}
