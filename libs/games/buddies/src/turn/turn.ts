/**
 * Turn after turn, each of five phases, going round to the left. Where the turn player is out the
 * turn goes straight to its clean-up.
 *
 * Rules: R-BUD-14, R-BUD-44, R-BUD-74; decisions A-BUD-52, A-BUD-64.
 */
import {
  endModifiers,
  phases,
  setCounter,
  tableCounter,
  untilTurnOf,
  type Play,
  type Seat,
  type TurnFrame,
} from '@scoresheet/rules-engine';
import { check, finish } from '../endings.js';
import { isIn, leftOf } from '../field.js';
import { maxTurns } from '../readings.js';
import { PHASES, PHASE_NUMBER, phaseFrame } from './phases.js';

export const turnFrame = (seat: Seat, next = 0): TurnFrame => ({ kind: 'turn', seat, next });

export const turn = phases({
  names: PHASES,
  phase: phaseFrame,
  after: leftOf,
  begin: beginTurn,
  before({ state }, frame: TurnFrame) {
    const isOut = !isIn(state, frame.seat);
    if (isOut && frame.next < PHASE_NUMBER.end - 1) frame.next = PHASE_NUMBER.end - 1;
  },
});

function beginTurn(play: Play, seat: Seat): void {
  const number = tableCounter(play.state, 'turn') + 1;
  if (number > maxTurns.of(play.state)) return finish(play, 'draw-by-turn-limit');
  setCounter(play, 0, 'turn', number);
  setCounter(play, 0, 'active', seat);
  setCounter(play, 0, 'stacked', 0);
  endModifiers(play, untilTurnOf(seat));
  check(play);
}
