/**
 * The phases of a turn, in their order; the table's counter `phase` counts them from 1.
 *
 * Rules: B12 to B14, B17.
 */
import type { Frame, Seat } from '@scoresheet/rules-engine';

export const PHASES = ['start', 'main', 'attack', 'final', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export interface PhaseFrame extends Frame {
  readonly kind: Phase;
  readonly seat: Seat;
  stage: string;
}

export const phaseFrame = (kind: Phase, seat: Seat, stage = 'begin'): PhaseFrame => ({
  kind,
  seat,
  stage,
});
