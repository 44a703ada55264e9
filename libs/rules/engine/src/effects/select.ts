/** Reads the data of a card: which cards it means, how many, and whether its condition holds. */
import { invariant } from '../base/invariant.js';
import type { Reading } from '../contract/rules.js';
import type { Card, CardId, Place } from '../contract/state.js';
import type {
  Amount,
  Choosing,
  Condition,
  Effect,
  Instruction,
  Selector,
  Standpoint,
} from '../contract/vocabulary.js';
import { valueOf } from '../state/modifiers.js';
import { cardOf, cardsIn, place, seatCounter } from '../state/state.js';

/**
 * Cards that fit every filter, in a fixed order: by seat, then as they lie there; those that lie
 * with cards at the table (equipment) in the order of these.
 */
export function select(reading: Reading, selector: Selector, from: Standpoint): readonly CardId[] {
  const { state, rules } = reading;
  const zone = (selector['zone'] as string | undefined) ?? rules.tableZone;
  const found: CardId[] = [];
  const search = (at: Place): void => {
    for (const id of cardsIn(state, at)) {
      if (fits(reading, cardOf(state, id), selector, from)) found.push(id);
    }
  };
  for (let seat = 0; seat <= state.seats; seat += 1) search(place(zone, seat));
  if (zone === rules.tableZone) return found;
  for (let seat = 0; seat <= state.seats; seat += 1) {
    for (const id of cardsIn(state, place(rules.tableZone, seat))) search(place(zone, id));
  }
  return found;
}

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

export function fits(reading: Reading, card: Card, selector: Selector, from: Standpoint): boolean {
  for (const name in selector) {
    if (name === 'zone') continue;
    const filter = reading.rules.filters[name];
    invariant(filter, `${reading.rules.id} has no filter '${name}'`);
    const wanted = selector[name];
    if (wanted !== undefined && !filter(reading, card, wanted, from)) return false;
  }
  return true;
}

export function amountOf(reading: Reading, amount: Amount | undefined, effect: Effect): number {
  if (amount === undefined) return 0;
  if (typeof amount === 'number') return amount;
  if ('count' in amount) {
    return select(reading, amount.count, effect).length * (amount.times ?? 1);
  }
  const was = effect.was?.[amount.of];
  if (was) return was[amount.value] ?? 0;
  const [card] = cardsNamed(reading, amount.of, effect);
  return card === undefined ? 0 : valueOf(reading, card, amount.value);
}

/** How much or how many an instruction means: never less than nothing. */
export const amountMeant = (reading: Reading, { amount }: Instruction, effect: Effect): number =>
  Math.max(0, amountOf(reading, amount, effect));

export function holds(reading: Reading, condition: Condition | undefined, from: Effect): boolean {
  if (!condition) return true;
  const { count, counter, of, atLeast, atMost } = condition;
  const numbers: number[] = [];
  if (count) numbers.push(select(reading, count, from).length);
  if (counter) numbers.push(seatCounter(reading.state, seatMeant(reading, of, from), counter));
  return numbers.every((n) => n >= (atLeast ?? n) && n <= (atMost ?? n));
}

/** The opponent at a table of two. */
function seatMeant(reading: Reading, of: 'you' | 'opponent' | undefined, from: Effect): number {
  if (of !== 'opponent') return from.controller;
  invariant(reading.state.seats === 2, 'there is one opponent only at a table of two');
  return 3 - from.controller;
}

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

function cardsNamed(reading: Reading, name: string, effect: Effect): readonly CardId[] {
  const ids =
    name === 'self' ? [effect.card] : (namedByGame(reading, name, effect) ?? chosen(effect, name));
  return ids.filter((id) => reading.state.cards[id]);
}

function namedByGame(
  reading: Reading,
  name: string,
  effect: Effect,
): readonly CardId[] | undefined {
  return reading.rules.named?.[name]?.(reading, effect);
}

function chosen(effect: Effect, name: string): readonly CardId[] {
  if (name === 'it') return effect.it === undefined ? [] : [effect.it];
  return effect.chosen[name] ?? [];
}
