/** The questions that are open, and what may be answered. */
import { invariant } from '../base/invariant.js';
import type { Writable } from '../base/writable.js';
import type { Decision } from '../contract/decision.js';
import type { Reading } from '../contract/rules.js';
import type { Asked, Frame, Seat, State } from '../contract/state.js';
import type { Ask } from '../contract/step.js';
import { withoutRepeated } from '../repetition/watch.js';
import { stepOf } from '../run/steps.js';
import { isBeside } from './meanwhile.js';

/** What the rules wait for, with every option. None when the game is over. */
export function decisions(reading: Reading): readonly Decision[] {
  const asks = reading.state.stack.at(-1)?.asks ?? [];
  return asks.map((asked) => decisionOf(reading, asked));
}

interface Offered {
  readonly asked: Asked;
  readonly decision: Decision;
}

/** By table: one entry for each that is played, where one for each question would burden garbage. */
const offeredAt = new WeakMap<State, Offered[]>();

/** What was offered stays offered as long as the decision is open, so it is worked out once. */
export function decisionOf(reading: Reading, asked: Asked): Decision {
  const { state } = reading;
  const before = offeredAt.get(state) ?? [];
  for (const offered of before) if (offered.asked === asked) return offered.decision;
  const decision = offer(reading, asked);
  const asks = state.stack.at(-1)?.asks;
  const open = before.filter((offered) => asks?.includes(offered.asked));
  offeredAt.set(state, [...open, { asked, decision }]);
  return decision;
}

function offer(reading: Reading, asked: Asked): Decision {
  const frame = reading.state.stack.at(-1) as Frame;
  const options = isBeside(reading.rules, asked)
    ? reading.rules.meanwhile?.options(reading, asked.seat)
    : stepOf(reading.rules, frame).options?.(reading, frame, asked);
  invariant(options, () => `the step '${frame.kind}' asks '${asked.kind}' but offers nothing`);
  const decision = askedAs(asked.id, asked) as Writable<Decision>;
  decision.options = reading.state.watch ? withoutRepeated(reading, asked, options) : options;
  return decision;
}

/** What is asked, under this id. */
export function askedAs(id: string, { seat, kind, optional, howMany }: Ask): Asked {
  const asked: Writable<Asked> = { id, seat, kind };
  if (optional !== undefined) asked.optional = optional;
  if (howMany !== undefined) asked.howMany = howMany;
  return asked;
}

export function askedOf(state: State, seat: Seat, decision: string): Asked | undefined {
  return state.stack.at(-1)?.asks?.find((asked) => asked.id === decision && asked.seat === seat);
}
