/** The best tables there are, by going through all that could still be better than the best so far. */
import { isCheaper, type PodCost, type PodField } from './pod-field.js';

/** Thirteen players have 45,045 ways to sit at a table of five and two of four. */
export const EXACT_PLAYERS = 13;

/** Of equally good tables those that come first when players take seats in the order of chance. */
export function exactPods(
  field: PodField,
  sizes: readonly number[],
): readonly (readonly number[])[] {
  const tables: number[][] = sizes.map(() => []);
  let best = { tables, cost: { conflicts: Infinity, spread: Infinity } };
  const seatFrom = (player: number, cost: PodCost): void => {
    if (!isCheaper(cost, best.cost)) return;
    if (player === field.points.length) {
      best = { tables: tables.map((table) => [...table]), cost };
      return;
    }
    for (const [at, table] of tables.entries()) {
      if (table.length === sizes[at] || hasTwin(tables, sizes, at)) continue;
      const dearer = costWith(field, cost, table, player);
      table.push(player);
      seatFrom(player + 1, dearer);
      table.pop();
    }
  };
  seatFrom(0, { conflicts: 0, spread: 0 });
  return best.tables;
}

/** Whether an earlier table is as large and as empty, so that nothing else would come of this one. */
const hasTwin = (
  tables: readonly (readonly number[])[],
  sizes: readonly number[],
  at: number,
): boolean =>
  tables[at]?.length === 0 &&
  sizes.findIndex((size, other) => size === sizes[at] && tables[other]?.length === 0) < at;

function costWith(
  { points, conflicts }: PodField,
  cost: PodCost,
  table: readonly number[],
  player: number,
): PodCost {
  const costs = { ...cost };
  for (const other of table) {
    costs.conflicts += conflicts[player]?.get(other) ?? 0;
    costs.spread += ((points[player] ?? 0) - (points[other] ?? 0)) ** 2;
  }
  return costs;
}
