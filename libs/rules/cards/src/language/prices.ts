/** Shapes of what is paid: costs, and cards that are given. */
import type { CostEntry } from '../entries/cost.js';
import {
  integer,
  listOf,
  meaning,
  object,
  oneOf,
  part,
  type Shape,
  type Words,
} from '../shape/shape.js';
import { meaningsOf, type Entries } from './entries.js';
import { selector } from './forms.js';
import { optional } from './selectors.js';

/** A price of these parts, none of which has to be in it. */
export const pricedIn = (costs: readonly CostEntry[], gifts: Words = {}): Shape =>
  object({
    ...optional(costs.map(({ word, means, takes }) => [word, meaning(means, takes)])),
    ...gifts,
  });

export function pricesOf({ costs = [], payments = [], most }: Entries): Words {
  const gift = object({
    from: selector,
    count: meaning('How many of them.', integer(1, most.targets)),
    to: oneOf('place', meaningsOf(payments), 'What becomes of them.'),
  });
  const gives = meaning('Cards that are named as they are given.', listOf(part('gift')));
  return {
    gift: meaning('Cards that are given as a part of a price.', gift),
    price: meaning(
      'What is paid for it.',
      pricedIn(costs, payments.length > 0 ? { 'gives?': gives } : {}),
    ),
  };
}
