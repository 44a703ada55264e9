/** Turns and their steps as they lie on the stack. */
import {
  tableCounter,
  type Frame,
  type Guard,
  type Reading,
  type Seat,
  type State,
} from '@scoresheet/rules-engine';
import { actsPerStep } from '../readings.js';

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
  kind: 'turn',
  seat,
  stage,
});

export const stepFrame = (kind: StepName, seat: Seat): StepFrame => ({ kind, seat, stage: 'ask' });

/** Whether the seat takes its turn, and this step of it. */
export const isInStep = (state: State, seat: Seat, step: StepName): boolean =>
  tableCounter(state, 'active') === seat && STEPS[tableCounter(state, 'step') - 1] === step;

/** The condition for anything to be done in a Main Step but to end it. */
export const ACTS: readonly Guard<Seat, unknown>[] = [
  {
    rule: 'A-FRI-64',
    says: 'So many acts are enough: the Main Step has to end.',
    holds: (reading) => !isSpent(reading),
  },
];

/** Whether so many acts were done in a Main Step that only its end is offered (A-FRI-64). */
export const isSpent = ({ state }: Reading): boolean =>
  tableCounter(state, 'acts') >= actsPerStep.of(state);
