/**
 * Answers that were offered once are tried again later: a refusal that names a time for them comes at
 * another time, and not while it is that time and something else forbids them.
 */
import {
  decisions,
  listed,
  match,
  type Choice,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import type { Check } from './checks.js';
import type { WalkStep } from './random-walk.js';

/** Sentences of refusals that name a time, and whether it is that time for a seat. */
export interface Calendar {
  readonly [says: string]: (reading: Reading, seat: Seat) => boolean;
}

/** The most answers that are kept to be tried: those that were offered last. */
const KEPT = 60;

interface Tried {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** `met` is told each sentence of the calendar that came up. */
export function checkCalendar(calendar: Calendar, met: (says: string) => void): Check {
  let earlier: readonly Tried[] = [];
  return (step) => {
    const { rules, after: state, number, seed } = step;
    if (number === 0) earlier = [];
    for (const { seat, choice } of earlier) {
      const { says } = refusalOf(step, { seat, choice }) ?? {};
      const isTime = says === undefined ? undefined : calendar[says];
      if (says === undefined || isTime === undefined) continue;
      met(says);
      if (isTime({ rules, state }, seat)) {
        throw new Error(`seed ${seed}, action ${number}: '${String(choice)}' is told '${says}'`);
      }
    }
    earlier = [...earlier, ...offeredIn(step)].slice(-KEPT);
  };
}

function refusalOf(
  { rules, after: state }: WalkStep,
  { seat, choice }: Tried,
): Refusal | undefined {
  const own = decisions({ rules, state }).filter((decision) => decision.seat === seat);
  if (state.outcome || own.some((decision) => match(decision, choice))) return undefined;
  const asked = state.stack.at(-1)?.asks?.find(({ id }) => id === own[0]?.id);
  return rules.refuse({ rules, state }, seat, asked, choice);
}

const offeredIn = ({ rules, after: state }: WalkStep): readonly Tried[] =>
  decisions({ rules, state }).flatMap(({ seat, options }) =>
    listed(options).map(({ id }) => ({ seat, choice: id })),
  );
