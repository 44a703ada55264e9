/** Conditions as closures. */
import { invariant } from '../../base/invariant.js';
import type { Reading, Rules } from '../../contract/rules.js';
import type { State } from '../../contract/state.js';
import type { Condition, Effect } from '../../contract/vocabulary.js';
import { seatCounter } from '../../state/state.js';
import type { AmountNow } from './amount.js';
import { compiledOnce } from './once.js';
import { compiledSelector } from './selector.js';

/** Whether a condition holds now. */
export type Holds = (reading: Reading, effect: Effect) => boolean;

const ALWAYS: Holds = () => true;

export const compiledCondition = (rules: Rules, condition: Condition | undefined): Holds =>
  condition ? compiledLimits(rules, condition) : ALWAYS;

const compiledLimits = compiledOnce((rules, condition: Condition): Holds => {
  const { count, counter, of, atLeast = -Infinity, atMost = Infinity } = condition;
  const isWithin = (number: number): boolean => number >= atLeast && number <= atMost;
  const numbers: AmountNow[] = [];
  if (count) {
    const { select } = compiledSelector(rules, count);
    numbers.push((reading, from) => select(reading, from).length);
  }
  if (counter) {
    numbers.push(({ state }, from) => seatCounter(state, seatMeant(state, of, from), counter));
  }
  return (reading, from) => numbers.every((number) => isWithin(number(reading, from)));
});

/** The opponent at a table of two. */
function seatMeant({ seats }: State, of: Condition['of'], from: Effect): number {
  if (of !== 'opponent') return from.controller;
  invariant(seats === 2, 'there is one opponent only at a table of two');
  return 3 - from.controller;
}
