/**
 * The order of a list, and places in it. A place is the order's time and the match's id, so that a
 * page is found by an index, wherever in the list it lies.
 */
import type { SelectQueryBuilder } from 'typeorm';
import type { MatchEntity } from './match.entity.js';
import type { MatchRow } from './match-row.js';

/** By `ended`, only matches that have ended are listed. */
export interface MatchOrder {
  readonly by: 'created' | 'ended';
  readonly newestFirst: boolean;
}

export interface MatchPlace {
  readonly timeMs: number;
  readonly id: string;
}

/** A part of the list, beside a place that itself belongs to it or not. */
export interface MatchBound {
  readonly side: 'before' | 'after';
  readonly place: MatchPlace;
  readonly inclusive: boolean;
}

const COLUMNS = { created: 'createdAtMs', ended: 'endedAtMs' } as const;

/** Undefined: the match is in no list of this order. */
export function placeOf(row: MatchRow, { by }: MatchOrder): MatchPlace | undefined {
  const timeMs = row[COLUMNS[by]];
  return timeMs === null ? undefined : { timeMs, id: row.id };
}

export function inOrder(
  query: SelectQueryBuilder<MatchEntity>,
  { by, newestFirst }: MatchOrder,
): void {
  const direction = newestFirst ? 'DESC' : 'ASC';
  const time = `match.${COLUMNS[by]}`;
  if (by === 'ended') query.andWhere(`${time} is not null`);
  query.orderBy(time, direction).addOrderBy('match.id', direction);
}

export function bounded(
  query: SelectQueryBuilder<MatchEntity>,
  { by, newestFirst }: MatchOrder,
  { side, place, inclusive }: MatchBound,
): void {
  const isOlder = (side === 'after') === newestFirst;
  const sign = `${isOlder ? '<' : '>'}${inclusive ? '=' : ''}`;
  const { timeMs, id } = place;
  query.andWhere(`(match.${COLUMNS[by]}, match.id) ${sign} (:${side}Time, :${side}Id)`, {
    [`${side}Time`]: timeMs,
    [`${side}Id`]: id,
  });
}
