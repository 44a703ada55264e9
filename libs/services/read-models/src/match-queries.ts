/** Questions about matches: one, or a page of a list of them. */
import type { DataSource } from 'typeorm';
import type { MatchBound, MatchList, MatchPlace } from './match-list.js';
import { turned } from './match-list.js';
import {
  countStatement,
  MAX_MATCHES_COUNTED,
  statement,
  type Statement,
} from './match-list.sql.js';
import { loadMatchRows } from './match-table.js';
import type { MatchRow } from './match.entity.js';
import { matchRowOf, type StoredRow } from './match.sql.js';

export const MAX_MATCHES_AT_ONCE = 100;
export interface MatchesAsked extends MatchList {
  /** The page lies between these places, which do not belong to it. */
  readonly after?: MatchPlace;
  readonly before?: MatchPlace;
  /** The end of the matches between the two places that is taken. */
  readonly take: 'first' | 'last';
  /** The most matches of the page, up to `MAX_MATCHES_AT_ONCE`. */
  readonly size: number;
}

export interface MatchesPage {
  /** The matches in the list's order, whichever end was taken. */
  readonly matches: readonly MatchRow[];
  /** Whether there are more between the two places, beyond the end that was not taken. */
  readonly hasMore: boolean;
}

export interface MatchQueries {
  /** The row as it is, whoever asks. */
  match(id: string): Promise<MatchRow | undefined>;
  matches(asked: MatchesAsked): Promise<MatchesPage>;
  /** Whether the list has a match on this side of a place, or at it. */
  hasMatchFrom(list: MatchList, side: MatchBound['side'], place: MatchPlace): Promise<boolean>;
  /** How many matches the list has, undefined above `MAX_MATCHES_COUNTED`. */
  count(list: MatchList): Promise<number | undefined>;
}

export function matchQueries(database: DataSource): MatchQueries {
  const ask = <Row>({ sql, values }: Statement) => database.query<Row[]>(sql, [...values]);
  return {
    match: async (id) => (await loadMatchRows(database.manager, [id]))[0],

    async matches(asked) {
      const { order, take } = asked;
      const limit = Math.min(Math.max(asked.size, 0), MAX_MATCHES_AT_ONCE);
      const fromThatEnd = take === 'first' ? order : turned(order);
      const found = await ask<StoredRow>(
        statement({ ...asked, order: fromThatEnd }, boundsAsked(asked), limit + 1),
      );
      const matches = found.slice(0, limit).map(matchRowOf);
      return {
        matches: take === 'first' ? matches : matches.reverse(),
        hasMore: found.length > limit,
      };
    },

    async hasMatchFrom(list, side, place) {
      const order = side === 'after' ? list.order : turned(list.order);
      const bound: MatchBound = { side: 'after', place, inclusive: true };
      return (await ask(statement({ ...list, order }, [bound], 1))).length > 0;
    },

    async count(list) {
      const [counted] = await ask<{ count: string }>(countStatement(list));
      const count = Number(counted?.count);
      return count > MAX_MATCHES_COUNTED ? undefined : count;
    },
  };
}

/** A page as bounds of the list in the direction in which it is read. */
function boundsAsked({ after, before, take }: MatchesAsked): readonly MatchBound[] {
  const [start, end] = take === 'first' ? [after, before] : [before, after];
  return [
    ...(start ? [{ side: 'after', place: start, inclusive: false } as const] : []),
    ...(end ? [{ side: 'before', place: end, inclusive: false } as const] : []),
  ];
}
