/** The five phases of a turn, in their order. Rules: R-BUD-44. */
import type { Frame, Seat } from '@scoresheet/rules-engine';

export const PHASES = ['draw', 'prepare', 'player', 'buddies', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Phases as the counter `phase` of the table has them. */
export const PHASE_NUMBER: Readonly<Record<Phase, number>> = {
  draw: 1,
  prepare: 2,
  player: 3,
  buddies: 4,
  end: 5,
};

export interface PhaseFrame extends Frame {
  readonly kind: Phase;
  readonly seat: Seat;
  stage: string;
}
