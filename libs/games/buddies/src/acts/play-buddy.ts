/**
 * Playing a Buddy: once in the own Player phase, paid, its name free, with room in the party.
 *
 * Rules: R-BUD-15 to 17, R-BUD-48 to 50; decisions A-BUD-03, A-BUD-19.
 */
import {
  seatCounter,
  setCounter,
  tell,
  type Card,
  type CardId,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { check } from '../endings.js';
import { isIn } from '../field.js';
import { enter, hasRoom, isNameFree } from '../party.js';
import { costOf, faceOfCard, ruleFor } from '../values.js';
import { canPayEnergy, pay } from './payment.js';

export const hasPlayedBuddy = (reading: Reading, seat: Seat): boolean =>
  seatCounter(reading.state, seat, 'buddiesPlayed') >= ruleFor(reading, seat, 'buddiesPerTurn');

export function waysToPlayBuddy(reading: Reading, seat: Seat, card: Card): readonly string[] {
  const may =
    !hasPlayedBuddy(reading, seat) &&
    hasRoom(reading, seat) &&
    isNameFree(reading, faceOfCard(reading, card)) &&
    canPayEnergy(reading, seat, costOf(reading, card));
  return may ? [''] : [];
}

/** Who burns the last card for it is out before it comes into play (A-BUD-03). */
export function playBuddy(play: Play, seat: Seat, card: Card): void {
  const { id, face } = card;
  setCounter(play, seat, 'buddiesPlayed', seatCounter(play.state, seat, 'buddiesPlayed') + 1);
  tell(play, 'card-played', { seat, face });
  if (!payFor(play, seat, card)) return;
  enter(play, id, seat);
  check(play);
}

/** Pays what the card costs; false where that put its player out. */
export function payFor(play: Play, seat: Seat, card: Card, given: readonly CardId[] = []): boolean {
  const faceCost = costOf(play, card);
  pay(play, seat, { energy: faceCost }, { source: card.id, cards: given });
  check(play);
  return isIn(play.state, seat) && play.state.outcome === null;
}
