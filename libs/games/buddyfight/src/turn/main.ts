/**
 * Main phase: one play timing, in which the turn fighter calls, casts, equips and uses as it likes;
 * what may be done stands in `acts/ways-to-act.ts`.
 *
 * Rules: B13; decisions A-BFT-20, A-BFT-57.
 */
import type { Step } from '@scoresheet/rules-engine';
import { openTiming } from '../timing/play-timing-frame.js';
import type { PhaseFrame } from './phases.js';

export const mainPhase: Step<PhaseFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame) {
    if (frame.stage === 'over') return 'done';
    frame.stage = 'over';
    openTiming(play, 'main');
    return 'on';
  },
};
