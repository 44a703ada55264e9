/**
 * The turn's end: what says "end of the turn", then what lasts for the turn stops, then a check and
 * what that sets off.
 *
 * Rules: B17; decisions A-BFT-63, A-BFT-65.
 */
import {
  endModifiers,
  seatsOf,
  setCounter,
  tell,
  type Next,
  type Play,
  type Step,
} from '@scoresheet/rules-engine';
import { forgetUses } from '../acts/limits.js';
import { settleTable } from '../timing/settle.js';
import type { PhaseFrame } from './phases.js';

export const endPhase: Step<PhaseFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame): Next {
    switch (frame.stage) {
      case 'begin':
        frame.stage = 'stop';
        tell(play, 'turn-ended', { seat: frame.seat });
        settleTable(play);
        return 'on';
      case 'stop':
        frame.stage = 'over';
        stopTurn(play);
        settleTable(play);
        return 'on';
      default:
        return 'done';
    }
  },
};

function stopTurn(play: Play): void {
  endModifiers(play, 'turn');
  forgetUses(play);
  for (const counter of ['attacks', 'autos']) setCounter(play, 0, counter, 0);
  for (const seat of seatsOf(play.state)) setCounter(play, seat, 'shield', 0);
}
