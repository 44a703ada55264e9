/**
 * Neighbours in points at one table: nothing has smaller squares among the same entrants.
 *
 * Proof: a draw needs at least one table across each gap between two places of the sorted list with
 * an odd number of entrants above. A table across several gaps pays for at least the sum of their
 * squares, and neighbours pay for exactly one each.
 */
import { fieldOf, tableOf, type Field, type Table } from '../field.js';
import { sumOfCosts } from '../priorities.js';
import type { SwissDraw, SwissProblem } from '../problem.js';

/** Places from the most points to the fewest; level ones as they are listed. */
export function byPoints({ points }: Field, places: readonly number[]): number[] {
  const at = (place: number): number => points[place] as number;
  return [...places].sort((one, other) => at(other) - at(one) || one - other);
}

/** The bye comes last and goes to the lowest of those who had the fewest. */
export function neighbourTables(field: Field, places: readonly number[]): Table[] {
  const sorted = byPoints(field, places);
  const withBye = sorted.length % 2 === 0 ? [] : [takeForBye(field, sorted)];
  const tables: Table[] = [];
  for (let at = 0; at < sorted.length; at += 2) {
    tables.push(tableOf(sorted[at] as number, sorted[at + 1] as number));
  }
  return [...tables, ...withBye.map((place) => tableOf(place, field.bye))];
}

function takeForBye({ byes }: Field, sorted: number[]): number {
  const had = (at: number): number => byes[sorted[at] as number] as number;
  let chosen = sorted.length - 1;
  for (let at = chosen - 1; at >= 0; at -= 1) if (had(at) < had(chosen)) chosen = at;
  return sorted.splice(chosen, 1)[0] as number;
}

/** The least that any draw of this problem with the same bye has for its sum of squares. */
export function leastSquares(problem: SwissProblem, { bye }: Pick<SwissDraw, 'bye'>): number {
  const field = fieldOf(problem);
  const playing = field.entrants.flatMap((entrant, place) => (entrant === bye ? [] : [place]));
  return sumOfCosts(field, neighbourTables(field, playing)).squares;
}
