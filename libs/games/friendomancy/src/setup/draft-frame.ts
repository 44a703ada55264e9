/** A draft that is under way: whose turn it is, and at which step. */
import { seatCounter, type Frame, type Seat, type State } from '@scoresheet/rules-engine';
import { seatsIn } from '../field.js';

export interface DraftFrame extends Frame {
  readonly kind: 'draft';
  /** Seats that have yet to draft, the first of them at it. */
  waiting: readonly Seat[];
  /** Index of the step that is asked for next. */
  step: number;
}

export function draftFrame(state: State): DraftFrame {
  const place = (seat: Seat): number => seatCounter(state, seat, 'draftPlace');
  const waiting = [...seatsIn(state)].sort((a, b) => place(a) - place(b));
  return { kind: 'draft', waiting, step: 0 };
}
