/** The five phases of a turn, in their order. Rules: R-BUD-44. */
import { phaseNumbers, type Frame, type Seat } from '@scoresheet/rules-engine';

export const PHASES = ['draw', 'prepare', 'player', 'buddies', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Phases as the counter `phase` of the table has them. */
export const PHASE_NUMBER = phaseNumbers(PHASES);

export interface PhaseFrame extends Frame {
  readonly kind: Phase;
  readonly seat: Seat;
  stage: string;
}

export const phaseFrame = (kind: Phase, seat: Seat): PhaseFrame => ({ kind, seat, stage: 'begin' });
