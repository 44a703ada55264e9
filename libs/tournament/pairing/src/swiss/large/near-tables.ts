/** The tables whose entrants are nearest in points to some places: where partners are found. */
import type { Field, Table } from '../field.js';

export function tablesNear(
  { points, bye }: Field,
  tables: readonly Table[],
  places: readonly number[],
  count: number,
): readonly Table[] {
  if (tables.length <= count) return tables;
  const at = (place: number): number => points[place] as number;
  const wanted = [...new Set(places.filter((place) => place !== bye).map(at))];
  const distance = (table: Table): number => {
    const own = table.filter((place) => place !== bye).map(at);
    return Math.min(...own.flatMap((one) => wanted.map((other) => Math.abs(one - other))));
  };
  const far = tables.map((table, index) => ({ table, index, distance: distance(table) }));
  far.sort((one, other) => one.distance - other.distance || one.index - other.index);
  return far.slice(0, count).map(({ table }) => table);
}
