/** Which number each table of a round has: where its entrants find it in the hall. */

export interface TableNumbering {
  /** The number of the first table. */
  readonly first: number;
  /** Numbers that no table gets, but for a fixed seat: tables that are broken, or kept free. */
  readonly leftOut: readonly number[];
  /** Entrants who always sit at the same table, for example because it is within reach for them. */
  readonly fixedSeats: ReadonlyMap<number, number>;
}

/**
 * The number of each table, in the order of `tables` (the entrants of each). A table takes the fixed
 * number of the first of its entrants whose number is still free: of two entrants at one table the
 * one named first is heeded, and of two tables with the same number the one named first. All other
 * tables are numbered in turn from `first`.
 */
export function numberTables(
  tables: readonly (readonly number[])[],
  { first, leftOut, fixedSeats }: TableNumbering,
): readonly number[] {
  const taken = new Set<number>();
  const fixed = tables.map((entrants) => {
    const number = entrants
      .map((entrant) => fixedSeats.get(entrant))
      .find((seat) => seat !== undefined && !taken.has(seat));
    if (number !== undefined) taken.add(number);
    return number;
  });
  for (const number of leftOut) taken.add(number);
  let next = first;
  return fixed.map((number) => {
    if (number !== undefined) return number;
    while (taken.has(next)) next += 1;
    next += 1;
    return next - 1;
  });
}
