/**
 * Buddy Call: once a game the card in the Buddy Zone takes the place of a copy of it.
 *
 * Rules: R-BFT-06 to 11, R-BFT-14 to 16; decisions A-BFT-29, A-BFT-33, A-BFT-34.
 */
import {
  cardOf,
  cardsIn,
  mark,
  move,
  seatCounter,
  setCounter,
  tell,
  type Card,
  type CardId,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { buddyZone, chosenBuddy, declared } from '../field.js';
import { faceOfCard, isBuddy } from '../values.js';

export const hasBuddyCalled = ({ state }: Reading, seat: Seat): boolean =>
  seatCounter(state, seat, 'buddyCalled') > 0;

/** The chosen card while it waits in the Buddy Zone (A-BFT-34). */
export function waitingBuddy({ state }: Reading, seat: Seat): Card | undefined {
  const [id] = cardsIn(state, buddyZone(seat));
  const card = id === undefined ? undefined : cardOf(state, id);
  return card?.face === chosenBuddy(state, seat) ? card : undefined;
}

/** Whether this card may be the copy that is turned in for the Buddy. */
export function mayBuddyCall(reading: Reading, seat: Seat, card: Card): boolean {
  const buddy = waitingBuddy(reading, seat);
  if (!buddy || buddy.id === card.id || hasBuddyCalled(reading, seat)) return false;
  return isBuddy(reading, seat, faceOfCard(reading, card));
}

/** My Buddy! stands in for the copy (R-BFT-14). */
export const isStandIn = (reading: Reading, card: Card): boolean =>
  (faceOfCard(reading, card).keywords['standIn'] ?? 0) > 0;

/** The copy goes to the Buddy Zone at rest; what lay there is now in use. Gives its id. */
export function swapWithBuddy(play: Play, seat: Seat, copy: CardId): CardId {
  const buddy = waitingBuddy(play, seat) as Card;
  setCounter(play, seat, 'buddyCalled', 1);
  const { face: copyFace } = cardOf(play.state, copy);
  tell(play, 'buddy-called', { seat, face: buddy.face, copy: copyFace });
  const as = move(play, buddy.id, declared(seat));
  mark(play, move(play, copy, buddyZone(seat)), 'resting', 1);
  return as;
}
