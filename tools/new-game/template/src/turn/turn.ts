/**
 * Turn after turn: the seat draws a card and acts; then it is the other seat's turn.
 *
 * Rules: R-SMP-04, R-SMP-08.
 */
import {
  draw,
  push,
  setCounter,
  tableCounter,
  type Frame,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { endWithoutCards } from '../endings.js';
import { deck, hand, opponentOf } from '../field.js';
import { mainFrame } from './main.js';

export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  /** The seat whose turn begins next. */
  seat: Seat;
}

export const turnFrame = (seat: Seat): TurnFrame => ({ kind: 'turn', seat });

export const turn: Step<TurnFrame> = {
  open: ['seat'],

  proceed(play, frame) {
    if (endWithoutCards(play)) return 'done';
    const { seat } = frame;
    setCounter(play, 0, 'turn', tableCounter(play.state, 'turn') + 1);
    setCounter(play, 0, 'active', seat);
    draw(play, deck(seat), hand(seat), 1); // nothing happens where the deck is empty (R-SMP-08)
    frame.seat = opponentOf(seat);
    push(play, mainFrame(seat));
    return 'on';
  },
};
