/**
 * II. Decode: the turn player draws a card, except in the turn that opens the game.
 *
 * Rules: R-FUZ-39, R-FUZ-74; decisions A-FUZ-31, A-FUZ-42, A-FUZ-59.
 */
import {
  draw,
  seatCounter,
  setCounter,
  tableCounter,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { check } from '../endings.js';
import { hand, scroll } from '../field.js';
import type { PhaseFrame } from './turn.js';

export const decode: Step<PhaseFrame> = {
  open: ['seat'],

  proceed(play, { seat }) {
    if (tableCounter(play.state, 'turn') === 1) return 'done';
    drawCards(play, seat, 1);
    check(play);
    return 'done';
  },
};

/** Draws what is there; who had to draw more has lost at the next check (A-FUZ-59). */
export function drawCards(play: Play, seat: Seat, count: number): void {
  const drawn = draw(play, scroll(seat), hand(seat), count);
  if (drawn < count && seatCounter(play.state, seat, 'drawFailed') === 0) {
    setCounter(play, seat, 'drawFailed', 1);
  }
}
