/**
 * Which Buddies may be a target, besides what the words of an effect ask for. A Defending Buddy is no
 * target for attacks.
 *
 * Rules: R-BUD-60, R-BUD-62; decision A-BUD-54.
 */
import {
  cardOf,
  isAllowed,
  select,
  type Card,
  type Choosing,
  type Guard,
  type Reading,
  type Standpoint,
} from '@scoresheet/rules-engine';
import { controllerOf, isInParty } from '../field.js';
import { is, isDefending } from '../values.js';

/** A text that says so keeps a Buddy from the effects of others: "cannot" beats "may". */
export function mayTarget(reading: Reading, card: Card, by: Standpoint): boolean {
  if (!isInParty(card) || controllerOf(reading.state, card) === by.controller) return true;
  return !is(reading, card.id, 'warded');
}

/** The condition for a Buddy to be attacked, whoever attacks it. */
export const ATTACKED: readonly Guard<Card, unknown>[] = [
  {
    rule: 'R-BUD-60',
    says: 'A Defending Buddy may not be attacked.',
    holds: (_, card) => !isDefending(card),
  },
];

/** Buddies that may be attacked. */
export const attackable = (
  reading: Reading,
  { from }: Choosing,
  by: Standpoint,
): readonly string[] =>
  select(reading, from, by)
    .map((id) => cardOf(reading.state, id))
    .filter((card) => isAllowed(ATTACKED, reading, card, by) && mayTarget(reading, card, by))
    .map(({ id }) => id);
