/** Two tables change partners where that is better, and no dearer in bye or squares. */
import { tableOf, type Field, type Table } from '../field.js';
import { firstDifference, sumOfCosts, tableCost, type SwissCost } from '../priorities.js';

/** Tables on either side that are asked to change. */
const REACH = 64;

/** Tries the tables around this one, the nearest first; the list of tables is changed. */
export function swapNearby(field: Field, tables: Table[], at: number): boolean {
  for (let distance = 1; distance <= REACH; distance += 1) {
    for (const other of [at - distance, at + distance]) {
      if (other < 0 || other >= tables.length) continue;
      const better = betterPartners(field, tables[at] as Table, tables[other] as Table);
      if (better === undefined) continue;
      [tables[at], tables[other]] = better;
      return true;
    }
  }
  return false;
}

function betterPartners(field: Field, one: Table, other: Table): [Table, Table] | undefined {
  const now = sumOfCosts(field, [one, other]);
  const swaps: readonly [Table, Table][] = [
    [tableOf(one[0], other[0]), tableOf(one[1], other[1])],
    [tableOf(one[0], other[1]), tableOf(one[1], other[0])],
  ];
  return swaps.find((swap) => {
    const then = sumOfCosts(field, swap);
    return !isDearer(then, now) && isBetter(then, now);
  });
}

export const isBetter = (one: SwissCost, other: SwissCost): boolean =>
  (firstDifference(one, other)?.more ?? 0) < 0;

/** Whether what neighbours have for nothing, a low bye and small squares, was given up for more. */
export const isDearer = (one: SwissCost, other: SwissCost): boolean =>
  one.byes > other.byes || one.byePoints > other.byePoints || one.squares > other.squares;

/** A table of two who should not meet. */
export function isBreach(field: Field, table: Table): boolean {
  const { forbidden, rematches } = tableCost(field, table);
  return forbidden + rematches > 0;
}

/** A table that other partners might spare: a breach, or the same float again. */
export function hasFault(field: Field, table: Table): boolean {
  const { upAgain, downAgain } = tableCost(field, table);
  return upAgain + downAgain > 0 || isBreach(field, table);
}
