/**
 * The order of a list, and places in it. A place is the order's time and the match's id, so that a
 * page is found by an index, wherever in the list it lies.
 */
import type { MatchRow } from './match-row.js';
import type { Bind } from './sql.js';

/** By `ended`, only matches that have ended are listed. */
export interface MatchOrder {
  readonly by: 'created' | 'ended';
  readonly newestFirst: boolean;
}

export interface MatchPlace {
  readonly timeMs: number;
  readonly id: string;
}

/** A part of the list, on one side of a place that itself belongs to it or not. */
export interface MatchBound {
  readonly side: 'before' | 'after';
  readonly place: MatchPlace;
  readonly inclusive: boolean;
}

const COLUMNS = { created: 'created_at_ms', ended: 'ended_at_ms' } as const;
const FIELDS = { created: 'createdAtMs', ended: 'endedAtMs' } as const;

/** Undefined: the match is in no list of this order. */
export function placeOf(row: MatchRow, { by }: MatchOrder): MatchPlace | undefined {
  const timeMs = row[FIELDS[by]];
  return timeMs === null ? undefined : { timeMs, id: row.id };
}

export const turned = (order: MatchOrder): MatchOrder => ({
  ...order,
  newestFirst: !order.newestFirst,
});

/** As the rest of a statement after `order by`. */
export function orderOf({ by, newestFirst }: MatchOrder): string {
  const direction = newestFirst ? 'desc' : 'asc';
  return `${COLUMNS[by]} ${direction}, id ${direction}`;
}

/** As conditions on the columns of a row. */
export function boundsOf(
  { by, newestFirst }: MatchOrder,
  bounds: readonly MatchBound[],
  bind: Bind,
): readonly string[] {
  return bounds.map(({ side, place, inclusive }) => {
    const isOlder = (side === 'after') === newestFirst;
    const sign = `${isOlder ? '<' : '>'}${inclusive ? '=' : ''}`;
    return `(${COLUMNS[by]}, id) ${sign} (${bind(place.timeMs)}, ${bind(place.id)})`;
  });
}
