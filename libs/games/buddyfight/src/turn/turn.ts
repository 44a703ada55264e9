/**
 * Turn after turn, each of five phases. The frame lies below all others and remembers whose Buddy
 * is which card.
 *
 * Rules: B12 to B14, B17, R-BFT-02, R-BFT-40; decisions A-BFT-65, A-BFT-69.
 */
import {
  endModifiers,
  phases,
  setCounter,
  tableCounter,
  untilTurnOf,
  type Play,
  type Seat,
  type TurnFrame as TurnOfPhases,
} from '@scoresheet/rules-engine';
import { endAsDraw } from '../endings.js';
import { opponentOf, type TableFrame } from '../field.js';
import { maxTurns } from '../readings.js';
import { PHASES, phaseFrame, type Phase } from './phases.js';

type TurnFrame = TurnOfPhases & TableFrame;

export const turnFrame = (buddies: readonly string[], seat: Seat, next = 0): TurnFrame => ({
  kind: 'turn',
  buddies,
  seat,
  next,
});

export const turn = phases<TurnFrame, Phase>({
  names: PHASES,
  open: ['buddies'],
  phase: phaseFrame,
  after: (_, seat) => opponentOf(seat),
  begin: beginTurn,
});

function beginTurn(play: Play, seat: Seat): void {
  const number = tableCounter(play.state, 'turn') + 1;
  if (number > maxTurns.of(play.state)) {
    return endAsDraw(play, 'draw-by-turn-limit');
  }
  setCounter(play, 0, 'turn', number);
  setCounter(play, 0, 'active', seat);
  endModifiers(play, untilTurnOf(seat));
}
