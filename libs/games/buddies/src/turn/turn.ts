/**
 * Turn after turn, each of five phases, going round to the left. Where the turn player is out the
 * turn goes straight to its clean-up.
 *
 * Rules: R-BUD-14, R-BUD-44, R-BUD-74; decisions A-BUD-52, A-BUD-64.
 */
import {
  endModifiers,
  push,
  setCounter,
  tableCounter,
  untilTurnOf,
  type Frame,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { check, finish } from '../endings.js';
import { isIn, leftOf } from '../field.js';
import { maxTurns } from '../readings.js';
import { PHASES, PHASE_NUMBER, type PhaseFrame } from './phases.js';

interface TurnFrame extends Frame {
  readonly kind: 'turn';
  seat: Seat;
  /** Index of the next phase. */
  next: number;
}

export const turnFrame = (seat: Seat, next = 0): TurnFrame => ({ kind: 'turn', seat, next });

export const turn: Step<TurnFrame> = {
  open: ['seat', 'next'],

  proceed(play, frame) {
    if (frame.next === 0) beginTurn(play, frame.seat);
    const isOut = !isIn(play.state, frame.seat);
    if (isOut && frame.next < PHASE_NUMBER.end - 1) frame.next = PHASE_NUMBER.end - 1;
    const phase = PHASES[frame.next];
    if (phase === undefined) {
      frame.seat = leftOf(play.state, frame.seat);
      frame.next = 0;
      return 'on';
    }
    frame.next += 1;
    setCounter(play, 0, 'phase', frame.next);
    push(play, { kind: phase, seat: frame.seat, stage: 'begin' } as PhaseFrame);
    return 'on';
  },
};

function beginTurn(play: Play, seat: Seat): void {
  const number = tableCounter(play.state, 'turn') + 1;
  if (number > maxTurns.of(play.state)) return finish(play, 'draw-by-turn-limit');
  setCounter(play, 0, 'turn', number);
  setCounter(play, 0, 'active', seat);
  setCounter(play, 0, 'stacked', 0);
  endModifiers(play, untilTurnOf(seat));
  check(play);
}
