/**
 * How Buddies come into a party and leave it.
 *
 * Rules: R-BUD-15 to 17, R-BUD-42, R-BUD-50; decisions A-BUD-11, A-BUD-45, A-BUD-48, A-BUD-55,
 * A-BUD-59.
 */
import {
  cardOf,
  cardsIn,
  faceOfCard,
  mark,
  move,
  seatsOf,
  tell,
  type CardFace,
  type CardId,
  type Guard,
  type Move,
  type Place,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { controllerOf, isInParty, itemOn, party, partyOf, trash } from './field.js';
import { rememberSources } from './stack/last-seen.js';
import { hasKeyword, ruleFor } from './values.js';

/** A knocked-out Buddy keeps its place among the four and its name (A-BUD-11). */
export const hasRoom = (reading: Reading, seat: Seat): boolean =>
  partyOf(reading.state, seat).length < ruleFor(reading, seat, 'partyLimit');

/** A name that is not generic is in play once, whoever plays it. */
export function isNameFree(reading: Reading, face: CardFace): boolean {
  if (hasKeyword(face, 'generic')) return true;
  return seatsOf(reading.state).every((seat) =>
    partyOf(reading.state, seat).every((card) => faceOfCard(reading, card).name !== face.name),
  );
}

/** The condition for a Buddy with this face to come into play. */
export const NAMED: readonly Guard<CardFace>[] = [
  {
    rule: 'R-BUD-15',
    says: (_, { name }) => `${name} is in play already, and there is only one.`,
    holds: (reading, face) => isNameFree(reading, face),
  },
];

/** A Buddy that enters neither attacks nor uses abilities before the next turn (R-BUD-50). */
export function enter(play: Play, card: CardId, seat: Seat, how: Move = {}): CardId {
  const id = move(play, card, party(seat), how);
  mark(play, id, 'entered', 1);
  tell(play, 'entered', { card: id, seat });
  return id;
}

/** A Buddy leaves, then the item on it, which goes to its owner's Trash (A-BUD-47, 48). */
export function leaveParty(play: Play, id: CardId, to: Place): CardId {
  const items = [...cardsIn(play.state, itemOn(id))];
  rememberSources(play, [id, ...items]);
  const as = move(play, id, to);
  for (const item of items) move(play, item, trash(cardOf(play.state, item).owner));
  return as;
}

/** A Buddy changes sides as it is, with damage and item, and Defends no more (A-BUD-14, A-BUD-46). */
export function joinSide(play: Play, id: CardId, seat: Seat): void {
  mark(play, id, 'defending', 0);
  move(play, id, party(seat), { sameObject: true });
}

/**
 * A Buddy goes back to a player with so many places taken; without one for it, it goes to the Trash
 * (A-BUD-46). Says whether it has come.
 */
export function comeBack(play: Play, id: CardId, seat: Seat, taken: number): boolean {
  const card = cardOf(play.state, id);
  if (controllerOf(play.state, card) === seat) return false;
  const hasPlace = taken < ruleFor(play, seat, 'partyLimit');
  if (hasPlace) joinSide(play, id, seat);
  else leaveParty(play, id, trash(card.owner));
  return hasPlace;
}

/** A card of any kind leaves play (A-BUD-59). */
export function leavePlay(play: Play, id: CardId, to: Place): CardId {
  if (isInParty(cardOf(play.state, id))) return leaveParty(play, id, to);
  rememberSources(play, [id]);
  return move(play, id, to);
}
