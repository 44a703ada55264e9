/**
 * The Ritual: six phases in their order, turn after turn.
 *
 * Rules: R-FUZ-36; decisions A-FUZ-79 (the longest game), A-FUZ-82.
 */
import {
  phases,
  setCounter,
  tableCounter,
  type Frame,
  type Play,
  type Seat,
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

export const phaseFrame = (kind: Phase, seat: Seat): PhaseFrame => ({ kind, seat });

export const turn = phases<TurnFrame, Phase>({
  names: PHASES,
  open: ['idle'],
  phase: phaseFrame,
  after: (_, seat) => opponentOf(seat),
  begin: beginTurn,
  before(_, frame) {
    if (PHASES[frame.next] === 'validate' && frame.idle) delete frame.idle;
  },
});

function beginTurn(play: Play, seat: Seat): 'done' | void {
  const number = tableCounter(play.state, 'turn') + 1;
  if (number > MAX_TURNS) {
    endAsDraw(play, 'draw-by-turn-limit');
    return 'done';
  }
  setCounter(play, 0, 'turn', number);
  setCounter(play, 0, 'active', seat);
  return undefined;
}
