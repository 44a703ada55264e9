/** A draw that staff have repaired before it is published, against what it was. */
import type { FactTable, MendedDraw } from '../fold/round-facts.js';
import type { AsDrawn, RoundState, TableState } from '../fold/tournament-state.js';

/** In the order of the tables. */
export const factTables = (tables: ReadonlyMap<number, TableState>): readonly FactTable[] =>
  [...tables.values()].map(({ number, entrants, place }) =>
    place === null ? [number, entrants] : [number, entrants, place],
  );

/** What is to be done to `before` to have `after`. */
export function mendingOf(before: AsDrawn, after: AsDrawn): MendedDraw {
  const stoodAt = seatsByNumber(before);
  const standsAt = seatsByNumber(after);
  const isChanged = ([number]: FactTable): boolean => stoodAt.get(number) !== standsAt.get(number);
  return {
    removed: before.tables.filter(isChanged).map(([number]) => number),
    added: after.tables.filter(isChanged),
    byes: after.byes,
  };
}

/** What all repairs of a round together have changed; undefined where there was none. */
export const mendedSince = ({ asDrawn, tables, byes }: RoundState): MendedDraw | undefined =>
  asDrawn === null ? undefined : mendingOf(asDrawn, { tables: factTables(tables), byes });

const seatsByNumber = ({ tables }: AsDrawn): ReadonlyMap<number, string> =>
  new Map(tables.map(([number, entrants]) => [number, entrants.join()]));
