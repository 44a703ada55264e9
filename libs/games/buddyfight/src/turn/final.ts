/**
 * Final phase: one play timing, in which the turn fighter may cast Impacts.
 *
 * Rules: B14; decision A-BFT-20.
 */
import type { Step } from '@scoresheet/rules-engine';
import { openTiming } from '../timing/play-timing-frame.js';
import type { PhaseFrame } from './phases.js';

export const finalPhase: Step<PhaseFrame> = {
  open: ['seat', 'stage'],

  proceed(play, frame) {
    if (frame.stage === 'over') return 'done';
    frame.stage = 'over';
    openTiming(play, 'final');
    return 'on';
  },
};
