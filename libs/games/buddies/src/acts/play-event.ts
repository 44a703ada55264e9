/**
 * Playing an Event: any number in the own Player phase, of which one stays.
 *
 * Rules: R-BUD-33, R-BUD-34, R-BUD-43; decisions A-BUD-20, A-BUD-21, A-BUD-35, A-BUD-54.
 */
import {
  cardOf,
  cardsIn,
  move,
  tell,
  type Card,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { check } from '../endings.js';
import { event, trash } from '../field.js';
import { leavePlay } from '../party.js';
import { costOf } from '../values.js';
import { announce } from './announce.js';
import { canPayEnergy } from './payment.js';

export const waysToPlayEvent = (reading: Reading, seat: Seat, card: Card): readonly string[] =>
  canPayEnergy(reading, seat, costOf(reading, card)) ? [''] : [];

export function playEvent(play: Play, seat: Seat, card: Card): void {
  const shown = announce(play, seat, card);
  if (shown === undefined) return;
  for (const old of [...cardsIn(play.state, event(seat))]) {
    leavePlay(play, old, trash(cardOf(play.state, old).owner));
  }
  const id = move(play, shown, event(seat), { sameObject: true });
  tell(play, 'entered', { card: id, seat });
  check(play);
}
