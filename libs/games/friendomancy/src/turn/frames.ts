/** Turns and their steps as they lie on the stack. */
import type { Frame, Seat } from '@scoresheet/rules-engine';

export const STAGES = ['begin', 'draw-step', 'main-step', 'end-step', 'ending', 'over'] as const;
export type TurnStage = (typeof STAGES)[number];

/** The steps in which a player does something, as the counter `step` has them from 1 on. */
export const STEPS = ['draw-step', 'main-step', 'end-step'] as const;
export type StepName = (typeof STEPS)[number];

export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  readonly seat: Seat;
  stage: TurnStage;
}

export interface StepFrame extends Frame {
  readonly kind: StepName;
  readonly seat: Seat;
  stage: 'ask' | 'after';
}

export const turnFrame = (seat: Seat, stage: TurnStage = 'begin'): TurnFrame => ({
  ...{ kind: 'turn', seat, stage },
});

export const stepFrame = (kind: StepName, seat: Seat): StepFrame => ({ kind, seat, stage: 'ask' });
