/** A result of a wooden table as a file tells it. */
import type { Shape } from '../table/shape.js';
import type { Outcome } from './outcome-text.js';

export interface FileResult {
  readonly round: number;
  readonly table: number;
  /**
   * Who sat there, by number: the games of the outcome are theirs in this order. Null where the file
   * does not say, and the order is that of the published table.
   */
  readonly entrants: readonly [number, number] | null;
  readonly outcome: Outcome;
  /** What each had at the end (Money), in the order of the table; none where there are no places. */
  readonly scores: readonly number[];
}

export const RESULTS = {
  kind: 'results',
  columns: [
    { name: 'round', is: 'number', isRequired: true },
    { name: 'table', is: 'number', isRequired: true },
    { name: 'entrant', is: 'number', isRequired: false },
    { name: 'opponent', is: 'number', isRequired: false },
    { name: 'result', is: 'text', isRequired: true },
    { name: 'scores', is: 'numbers', isRequired: false },
  ],
} as const satisfies Shape<string>;

export type ResultColumn = (typeof RESULTS.columns)[number]['name'];
