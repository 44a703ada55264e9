/**
 * Buddies phase: each Buddy may act once, in any order. Whoever Defended for the turns of the
 * others stands upright again.
 *
 * Rules: R-BUD-56, R-BUD-59, R-BUD-70; decision A-BUD-14.
 */
import { mark, push, stackWindow, type Step } from '@scoresheet/rules-engine';
import { firstAsked, partyOf } from '../field.js';
import type { PhaseFrame } from './phases.js';

export const buddiesPhase: Step<PhaseFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame) {
    if (frame.stage === 'over') return 'done';
    frame.stage = 'over';
    for (const { id } of partyOf(play.state, frame.seat)) mark(play, id, 'defending', 0);
    push(play, stackWindow(firstAsked(play.state)));
    return 'on';
  },
};
