/** What the cards that stand add: to a value of a card, to a rule as it is for a seat. */
import type { Reading } from '../contract/rules.js';
import type { Card, Seat } from '../contract/state.js';
import { addedBy, standingOn } from './standing.js';

/** The sum of what they add to a value of this card, for as long as they are there. */
export function addedToCard(reading: Reading, card: Card, what: string): number {
  let sum = 0;
  for (const standing of standingOn(reading, what)) sum += addedBy(reading, standing, card);
  return sum;
}

/**
 * A word of a change that says for which seats it is: `you` for the one that has the card, `each`
 * for all, anything else for all but that one. A change that says nothing is not about seats.
 */
interface SeatWord {
  readonly what: string;
  /** The word in the `on` of a change: `player`. */
  readonly word: string;
}

/** The sum of what they add to a rule as it is for this seat. */
export function addedForSeat(reading: Reading, seat: Seat, { what, word }: SeatWord): number {
  let sum = 0;
  for (const { change, by, effect } of standingOn(reading, what)) {
    const isMeant = concerns(change.on[word], effect.controller, seat);
    if (isMeant) sum += by(reading, effect);
  }
  return sum;
}

function concerns(whose: unknown, controller: Seat, seat: Seat): boolean {
  if (whose === undefined || whose === 'each') return whose === 'each';
  return (whose === 'you') === (seat === controller);
}
