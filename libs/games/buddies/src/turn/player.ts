/**
 * Player phase: a Buddy, an item, Skills, Powers and Events, withdrawals, as the turn player likes;
 * what may be done stands in `stack/window.ts`.
 *
 * Rules: R-BUD-29, R-BUD-48, R-BUD-51, R-BUD-55; decision A-BUD-36.
 */
import { push, stackWindow, type Step } from '@scoresheet/rules-engine';
import { firstAsked } from '../field.js';
import type { PhaseFrame } from './phases.js';

export const playerPhase: Step<PhaseFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame) {
    if (frame.stage === 'over') return 'done';
    frame.stage = 'over';
    push(play, stackWindow(firstAsked(play.state)));
    return 'on';
  },
};
