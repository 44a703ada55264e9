/**
 * Draw phase: the turn player draws a card; with the last one the deck, and so the life, is used
 * up. The deck is never shuffled anew.
 *
 * Rules: R-BUD-41, R-BUD-45, R-BUD-46; decisions A-BUD-01, A-BUD-32, A-BUD-67.
 */
import {
  draw,
  push,
  setCounter,
  stackWindow,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { check } from '../endings.js';
import { deck, firstAsked, hand } from '../field.js';
import { ruleFor } from '../values.js';
import type { PhaseFrame } from './phases.js';

export const drawPhase: Step<PhaseFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame) {
    if (frame.stage === 'over') return 'done';
    frame.stage = 'over';
    drawCards(play, frame.seat, ruleFor(play, frame.seat, 'turnDraw'));
    check(play);
    push(play, stackWindow(firstAsked(play.state)));
    return 'on';
  },
};

/** Draws what is there; that one was missing is remembered (A-BUD-67). */
export function drawCards(play: Play, seat: Seat, count: number): void {
  if (draw(play, deck(seat), hand(seat), count) < count) setCounter(play, seat, 'drawFailed', 1);
}
