/** Reads the data of a card: which cards it means, how many, and whether its condition holds. */
import { invariant } from '../base/invariant.js';
import type { Reading } from '../contract/rules.js';
import type { Card, CardId } from '../contract/state.js';
import type {
  Amount,
  Choosing,
  Condition,
  Effect,
  Instruction,
  Selector,
  Standpoint,
} from '../contract/vocabulary.js';
import { cardOf } from '../state/state.js';
import { compiledAmount } from './compiled/amount.js';
import { compiledCondition } from './compiled/condition.js';
import { compiledSelector } from './compiled/selector.js';
import { cardsNamed } from './named.js';

/** Cards that fit every filter, in the order of `CompiledSelector.select`. */
export const select = (reading: Reading, selector: Selector, from: Standpoint): readonly CardId[] =>
  compiledSelector(reading.rules, selector).select(reading, from);

/** The cards, or things of the game, among which a target may be chosen now. */
export function targets(reading: Reading, choosing: Choosing, by: Effect): readonly CardId[] {
  const { rules, state } = reading;
  const { from, things } = choosing;
  if (things !== undefined) {
    const named = rules.things?.[things];
    invariant(named, `${rules.id} has no things called '${things}'`);
    return named(reading, choosing, by);
  }
  return select(reading, from, by).filter(
    (id) => rules.mayTarget?.(reading, cardOf(state, id), by, choosing) ?? true,
  );
}

export const fits = (reading: Reading, card: Card, selector: Selector, from: Standpoint): boolean =>
  compiledSelector(reading.rules, selector).fits(reading, card, from);

export function amountOf(reading: Reading, amount: Amount | undefined, effect: Effect): number {
  if (typeof amount !== 'object') return amount ?? 0;
  return compiledAmount(reading.rules, amount)(reading, effect);
}

/** How much or how many an instruction means: never less than nothing. */
export const amountMeant = (reading: Reading, { amount }: Instruction, effect: Effect): number =>
  Math.max(0, amountOf(reading, amount, effect));

export const holds = (reading: Reading, condition: Condition | undefined, from: Effect): boolean =>
  compiledCondition(reading.rules, condition)(reading, from);

/** The cards that an instruction means and that are still there. */
export function cardsMeant(
  reading: Reading,
  instruction: Instruction,
  effect: Effect,
): readonly CardId[] {
  const { to } = instruction;
  if (to === undefined) return [];
  return typeof to === 'string' ? cardsNamed(reading, to, effect) : select(reading, to, effect);
}
