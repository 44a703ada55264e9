/**
 * Texts that let something else happen instead of damage. The player it happens to picks the
 * order of several; each works once on it.
 *
 * Decision: A-BUD-70.
 */
import {
  cardOf,
  faceOfCard,
  seatsOf,
  tell,
  type Card,
  type CardId,
  type Reading,
  type Replacement,
  type Seat,
} from '@scoresheet/rules-engine';
import { bearerOf, cardsInPlay, controllerOf, seatMeantBy, trash } from '../field.js';
import { leavePlay } from '../party.js';
import { hasAbilities, hasKeyword } from '../values.js';
import type { Damage } from './happenings.js';

const HALF = 2;

/** What stands before this damage now: items on the Buddy that is struck, cards of its player. */
export function replacementsOf(reading: Reading, damage: Damage): readonly Replacement[] {
  const { state } = reading;
  const buddy = state.cards[damage.to];
  const seat = buddy ? controllerOf(state, buddy) : seatMeantBy(damage.to, 'deck');
  if (seat === undefined || damage.amount <= 0) return [];
  return seatsOf(state)
    .flatMap((side) => cardsInPlay(state, side))
    .filter((card) => hasAbilities(reading, card))
    .flatMap((card) => shields(reading, card, seat, damage.to));
}

function shields(reading: Reading, card: Card, seat: Seat, struck: string): readonly Replacement[] {
  const face = faceOfCard(reading, card);
  const guards = bearerOf(reading, card.id) === struck && card.id !== struck;
  const isSeats = controllerOf(reading.state, card) === seat;
  return [
    ...(guards && hasKeyword(face, 'breakable') ? [breaks(card.id, seat)] : []),
    ...(isSeats && hasKeyword(face, 'halves') ? [halves(card.id, seat)] : []),
  ];
}

/** The item goes to the Trash and takes the whole damage with it. */
const breaks = (item: CardId, seat: Seat): Replacement => ({
  id: `break ${item}`,
  seat,
  may: false,
  instead(play, damage) {
    tell(play, 'item-broken', { card: item, amount: (damage as Damage).amount });
    leavePlay(play, item, trash(cardOf(play.state, item).owner));
    return null;
  },
});

/** Half of it, in whole tens. */
const halves = (card: CardId, seat: Seat): Replacement => ({
  id: `halve ${card}`,
  seat,
  may: false,
  instead: (_, damage) => {
    const { amount } = damage as Damage;
    return { ...damage, amount: Math.floor(amount / HALF / 10) * 10 };
  },
});
