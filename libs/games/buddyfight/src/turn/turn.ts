/**
 * Turn after turn, each of five phases. The frame lies below all others and remembers whose Buddy
 * is which card.
 *
 * Rules: B12 to B14, B17, R-BFT-02, R-BFT-40; decisions A-BFT-65, A-BFT-69.
 */
import {
  endModifiers,
  push,
  setCounter,
  tableCounter,
  untilTurnOf,
  type Play,
  type Seat,
  type Step,
} from '@scoresheet/rules-engine';
import { endAsDraw } from '../endings.js';
import { opponentOf, type TableFrame } from '../field.js';
import { maxTurns } from '../readings.js';
import { PHASES, type PhaseFrame } from './phases.js';

interface TurnFrame extends TableFrame {
  readonly kind: 'turn';
  seat: Seat;
  /** Index of the next phase. */
  next: number;
}

export const turnFrame = (buddies: readonly string[], seat: Seat, next = 0): TurnFrame => ({
  ...{ kind: 'turn', buddies, seat, next },
});

export const turn: Step<TurnFrame> = {
  open: ['buddies', 'seat', 'next'],

  proceed(play, frame) {
    if (frame.next === 0) beginTurn(play, frame.seat);
    const phase = PHASES[frame.next];
    if (phase === undefined) {
      frame.seat = opponentOf(frame.seat);
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
  if (number > maxTurns.of(play.state)) {
    return endAsDraw(play, 'draw-by-turn-limit');
  }
  setCounter(play, 0, 'turn', number);
  setCounter(play, 0, 'active', seat);
  endModifiers(play, untilTurnOf(seat));
}
