/** Numbers of tables: from the first one on, without those that are left out, fixed seats first. */
import { numberTables } from '@scoresheet/tournament-pairing';
import type { FactTable } from '../fold/round-facts.js';
import { entrantIn, type RoundState, type TournamentState } from '../fold/tournament-state.js';
import type { DrawnTable } from './drawn-tables.js';

/** In the order of the numbers. */
export function numbered(
  state: TournamentState,
  tables: readonly DrawnTable[],
): readonly FactTable[] {
  const fixedSeats = new Map<number, number>();
  for (const { entrants } of tables) {
    for (const entrant of entrants) {
      const table = entrantIn(state, entrant)?.fixedTable ?? null;
      if (table !== null) fixedSeats.set(entrant, table);
    }
  }
  const { first, leftOut } = state.numbering;
  const seated = tables.map(({ entrants }) => entrants);
  const numbers = numberTables(seated, { first, leftOut, fixedSeats });
  return tables
    .map(({ entrants, place }, at): FactTable => {
      const number = numbers[at] as number;
      return place === undefined ? [number, entrants] : [number, entrants, place];
    })
    .sort(([one], [other]) => one - other);
}

/** The lowest number that no table has. */
export function lowestFree(
  { numbering }: Pick<TournamentState, 'numbering'>,
  tables: ReadonlyMap<number, unknown>,
): number {
  const isTaken = (number: number): boolean =>
    tables.has(number) || numbering.leftOut.includes(number);
  let number = numbering.first;
  while (isTaken(number)) number += 1;
  return number;
}

/** Numbers for tables that are added to a published round, the lowest first. */
export function* freeNumbers(state: TournamentState, round: RoundState): Generator<number, never> {
  const taken = new Set([...state.numbering.leftOut, ...round.tables.keys()]);
  for (let number = state.numbering.first; ; number += 1) if (!taken.has(number)) yield number;
}
