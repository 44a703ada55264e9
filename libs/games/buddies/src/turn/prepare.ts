/**
 * Prepare phase: what the turn player's cards in play ask for, which sets them off at its start.
 *
 * Rules: R-BUD-47; decision A-BUD-51.
 */
import { push, stackWindow, tell, type Step } from '@scoresheet/rules-engine';
import { firstAsked } from '../field.js';
import type { PhaseFrame } from './phases.js';

export const preparePhase: Step<PhaseFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame) {
    if (frame.stage === 'over') return 'done';
    frame.stage = 'over';
    tell(play, 'prepare-begun', { seat: frame.seat });
    push(play, stackWindow(firstAsked(play.state)));
    return 'on';
  },
};
