/**
 * The Ritual: six phases in their order, turn after turn.
 *
 * Rules: R-FUZ-36; decisions A-FUZ-79 (the longest game), A-FUZ-82.
 */
import {
  push,
  setCounter,
  tableCounter,
  type Frame,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { endAsDraw } from '../endings.js';
import { opponentOf } from '../field.js';
import type { TurnFrame } from './turn-frame.js';

export const PHASES = ['genesis', 'decode', 'activate', 'settle', 'validate', 'exodus'] as const;
export type Phase = (typeof PHASES)[number];

const MAX_TURNS = 400; // A-FUZ-79

export interface PhaseFrame extends Frame {
  readonly kind: Phase;
  readonly seat: Seat;
}

export const turn: Step<TurnFrame> = {
  open: ['seat', 'next', 'idle'],

  proceed(play, frame) {
    if (frame.next === 0) {
      const number = tableCounter(play.state, 'turn') + 1;
      if (number > MAX_TURNS) {
        endAsDraw(play, 'draw-by-turn-limit');
        return 'done';
      }
      setCounter(play, 0, 'turn', number);
      setCounter(play, 0, 'active', frame.seat);
    }
    const phase = PHASES[frame.next];
    if (phase === undefined) {
      frame.seat = opponentOf(frame.seat);
      frame.next = 0;
      return 'on';
    }
    if (phase === 'validate' && frame.idle) delete frame.idle;
    frame.next += 1;
    setCounter(play, 0, 'phase', frame.next);
    push(play, { kind: phase, seat: frame.seat } as PhaseFrame);
    return 'on';
  },
};
