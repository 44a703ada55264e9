/** Shapes of what cards are meant, how many, and on what condition. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { FilterEntry } from '../entries/filter.js';
import {
  checked,
  integer,
  isRecord,
  meaning,
  meaningless,
  object,
  oneOf,
  type Check,
  type Shape,
  type Words,
} from '../shape/shape.js';
import { meaningsOf, type Entries } from './entries.js';
import { name, selector } from './forms.js';

/** Words none of which has to be there. */
export const optional = (words: readonly (readonly [word: string, shape: Shape])[]): Words =>
  Object.fromEntries(words.map(([word, shape]) => [`${word}?`, shape]));

/** Seats by a filter of these, which says it all; cards by any others. */
const holdersOf = (filters: readonly FilterEntry[]): Shape =>
  filters
    .filter(({ isOfSeats }) => isOfSeats)
    .reduce<Shape>(
      (absent, { word, means, takes }) => ({
        is: 'by-word',
        word,
        present: object({ [word]: meaning(means, takes) }),
        absent,
        means: 'Cards, or seats, for which it is so.',
      }),
      selector,
    );

export function selectorsOf({ filters = [], zones = [] }: Entries): Words {
  const said = (some: readonly FilterEntry[]): Words =>
    optional(some.map(({ word, means, takes }) => [word, meaning(means, takes)]));
  const zone = oneOf('zone', meaningsOf(zones), 'Where the cards lie; the table, if missing.');
  return {
    selector: meaning(
      'Cards that fit every word.',
      object({ 'zone?': zone, ...said(filters.filter(({ isOfSeats }) => !isOfSeats)) }),
    ),
    holders: holdersOf(filters),
    sought: meaning(
      'Cards of the pile that fit every word.',
      object(said(filters.filter(({ isPrinted }) => isPrinted))),
    ),
    cards: {
      is: 'record-or',
      record: selector,
      other: name,
      means: 'A name, or all cards that fit.',
    },
  };
}

export function numbersOf({ values = [], counters = [], seats, most }: Entries): Words {
  const read = values.filter(({ of, isPrintedOnly }) => of !== 'rule' && !isPrintedOnly);
  const counted = (least: number): Shape =>
    object({
      count: meaning('The number of these cards.', selector),
      'times?': meaning('For each of them so many.', integer(least, most.times)),
    });
  const worth = object({
    value: oneOf('value', meaningsOf(read), 'The value of a card now.'),
    of: meaning('Whose value it is.', name),
  });
  const bound = integer(most.boundLeast ?? 0, most.bound);
  const bounds = object(
    withoutUndefined<Words>({
      'count?': meaning('The number of these cards is within the bounds.', selector),
      'counter?': oneOf('counter', meaningsOf(counters), 'A number of a seat.'),
      'of?': seats.of
        ? oneOf(seats.noun, seats.of, 'Whose counter; yours, if missing.')
        : undefined,
      'atLeast?': meaning('The least number for which it holds.', bound),
      'atMost?': meaning('The greatest number for which it holds.', bound),
    }),
  );
  const numbers = (sign: 0 | -1): Shape => ({
    is: 'record-or',
    record: { is: 'by-word', word: 'count', absent: worth, present: counted(sign * most.times) },
    other: integer(sign * most.amount, most.amount),
    means: 'A number, a count of cards, or a value of a card.',
  });
  return {
    amount: numbers(0),
    change: numbers(-1),
    condition: meaning(
      'Holds while the count or counter is within its bounds.',
      checked(bounds, countsSomething),
    ),
  };
}

/** Bounds without anything to count would hold always, or never. */
const countsSomething: Check = (bounds, path) =>
  isRecord(bounds) && ('count' in bounds || 'counter' in bounds)
    ? []
    : meaningless(path, "a condition needs a 'count' or a 'counter'");
