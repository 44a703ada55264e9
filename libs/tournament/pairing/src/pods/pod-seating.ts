/** Players at their tables, with the sums that tell what a change of seats would bring. */
import type { PodCost, PodField } from './pod-field.js';

/** Changed in place: a draw of a thousand players tries millions of changes. */
export interface Seating {
  readonly field: PodField;
  readonly tables: readonly number[][];
  readonly tableOf: Float64Array;
  /** The points at each table, added up. */
  readonly sums: Float64Array;
  /** The conflicts of each player with the others at the own table. */
  readonly conflicts: Float64Array;
}

/** The best by points at the first table, and so on; equals in the order of chance. */
export function seatByPoints(field: PodField, sizes: readonly number[]): Seating {
  const { points } = field;
  const order = [...points.keys()].sort((one, other) => at(points, other) - at(points, one));
  let from = 0;
  const tables = sizes.map((size) => {
    from += size;
    return order.slice(from - size, from);
  });
  const tableOf = new Float64Array(points.length);
  for (const [table, players] of tables.entries()) {
    for (const player of players) tableOf[player] = table;
  }
  const sums = Float64Array.from(tables, (players) =>
    players.reduce((sum, player) => sum + at(points, player), 0),
  );
  const seating = { field, tables, tableOf, sums, conflicts: new Float64Array(points.length) };
  for (const players of tables) countConflicts(seating, players);
  return seating;
}

export const copyOf = ({ field, tables, tableOf, sums, conflicts }: Seating): Seating => ({
  field,
  tables: tables.map((players) => [...players]),
  tableOf: tableOf.slice(),
  sums: sums.slice(),
  conflicts: conflicts.slice(),
});

export function changeSeats(seating: Seating, player: number, other: number): void {
  const { field, tables, tableOf, sums } = seating;
  const [own, others] = [at(tableOf, player), at(tableOf, other)];
  const gain = at(field.points, other) - at(field.points, player);
  tableOf[player] = others;
  tableOf[other] = own;
  sums[own] = at(sums, own) + gain;
  sums[others] = at(sums, others) - gain;
  for (const [table, from, to] of [
    [own, player, other],
    [others, other, player],
  ] as const) {
    const players = tables[table] ?? [];
    players[players.indexOf(from)] = to;
    countConflicts(seating, players);
  }
}

function countConflicts({ field, conflicts }: Seating, players: readonly number[]): void {
  for (const player of players) {
    let count = 0;
    for (const other of players) count += field.conflicts[player]?.get(other) ?? 0;
    conflicts[player] = count;
  }
}

/** The squares of all differences at a table are its size × the sum of squares − the sum squared. */
export function costOf({ field, tables, sums, conflicts }: Seating): PodCost {
  let spread = 0;
  for (const [table, players] of tables.entries()) {
    let squares = 0;
    for (const player of players) squares += at(field.points, player) ** 2;
    spread += players.length * squares - at(sums, table) ** 2;
  }
  const twice = conflicts.reduce((sum, each) => sum + each, 0);
  return { conflicts: twice / 2, spread };
}

/** For an index of a player or of a table, at which a number always stands. */
export const at = (numbers: Float64Array, index: number): number => numbers[index] as number;
