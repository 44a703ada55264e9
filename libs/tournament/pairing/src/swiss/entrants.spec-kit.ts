/** Entrants of a Swiss round for specs, of whom only what matters is said. */
import type { SwissEntrant, SwissProblem } from './problem.js';

export const entrant = (number: number, more: Partial<SwissEntrant> = {}): SwissEntrant => ({
  entrant: number,
  points: 0,
  met: [],
  byes: 0,
  lastFloat: 'none',
  ...more,
});

/** Entrants 1, 2, 3 and so on, with these points. */
export const withPoints = (...points: readonly number[]): SwissEntrant[] =>
  points.map((each, index) => entrant(index + 1, { points: each }));

export const problemOf = (
  entrants: readonly SwissEntrant[],
  forbidden: SwissProblem['forbidden'] = [],
): SwissProblem => ({ entrants, forbidden });
