/**
 * Playing a Buddy: once in the own Player phase, paid, its name free, with room in the party.
 *
 * Rules: R-BUD-15 to 17, R-BUD-48 to 50; decisions A-BUD-03, A-BUD-19.
 */
import {
  faceOfCard,
  isAllowed,
  seatCounter,
  setCounter,
  type Card,
  type CardFace,
  type Guard,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { check } from '../endings.js';
import { enter, hasRoom, NAMED } from '../party.js';
import { costOf, ruleFor } from '../values.js';
import { announce } from './announce.js';
import { canPayEnergy } from './payment.js';

/** Conditions for a Buddy to be played, its price aside. */
export const BUDDY_PLAYED: readonly Guard<CardFace>[] = [
  {
    rule: 'R-BUD-48',
    says: 'One Buddy is played in a turn.',
    holds: (reading, _, seat) =>
      seatCounter(reading.state, seat, 'buddiesPlayed') < ruleFor(reading, seat, 'buddiesPerTurn'),
  },
  {
    rule: 'R-BUD-17',
    says: 'Your party is full; withdraw somebody.',
    holds: (reading, _, seat) => hasRoom(reading, seat),
  },
  ...NAMED,
];

export function waysToPlayBuddy(reading: Reading, seat: Seat, card: Card): readonly string[] {
  const may =
    isAllowed(BUDDY_PLAYED, reading, faceOfCard(reading, card), seat) &&
    canPayEnergy(reading, seat, costOf(reading, card));
  return may ? [''] : [];
}

/** Who burns the last card for it is out before it comes into play (A-BUD-03). */
export function playBuddy(play: Play, seat: Seat, card: Card): void {
  setCounter(play, seat, 'buddiesPlayed', seatCounter(play.state, seat, 'buddiesPlayed') + 1);
  const id = announce(play, seat, card);
  if (id === undefined) return;
  enter(play, id, seat, { sameObject: true });
  check(play);
}
