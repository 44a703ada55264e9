/** Questions about matches: one, or a page of a list of them. */
import type { DataSource } from 'typeorm';
import { conditionsOf, type MatchFilter } from './match-filter.js';
import { boundsOf, orderOf, turned } from './match-order.js';
import type { MatchBound, MatchOrder, MatchPlace } from './match-order.js';
import type { MatchRow } from './match-row.js';
import { sourcesFor, type MatchSight, type MatchSource } from './match-sight.js';
import {
  loadMatchRows,
  MATCH_COLUMNS,
  matchRowOf,
  STORED_COLUMNS,
  type StoredRow,
} from './match-table.js';
import { binding } from './sql.js';

export const MAX_MATCHES_AT_ONCE = 100;
/** Beyond it nobody counts: the figure would cost more than it tells. */
export const MAX_MATCHES_COUNTED = 10_000;

export interface MatchList {
  readonly sight: MatchSight;
  readonly filter: MatchFilter;
  readonly order: MatchOrder;
}

export interface MatchesAsked extends MatchList {
  /** The page lies between these places, which do not belong to it. */
  readonly after?: MatchPlace;
  readonly before?: MatchPlace;
  /** Which end of what lies between them. */
  readonly take: 'first' | 'last';
  /** At most `MAX_MATCHES_AT_ONCE`. */
  readonly size: number;
}

export interface MatchesPage {
  /** In the list's order, whichever end was taken. */
  readonly matches: readonly MatchRow[];
  /** Whether there are more between the two places, beyond the end that was not taken. */
  readonly hasMore: boolean;
}

export interface MatchQueries {
  /** As it is, whoever asks. */
  match(id: string): Promise<MatchRow | undefined>;
  matches(asked: MatchesAsked): Promise<MatchesPage>;
  /** Whether the list has a match on this side of a place, or at it. */
  hasMatchFrom(list: MatchList, side: MatchBound['side'], place: MatchPlace): Promise<boolean>;
  /** Undefined: more than `MAX_MATCHES_COUNTED`. */
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

/** As bounds of the list in the direction in which it is read. */
function boundsAsked({ after, before, take }: MatchesAsked): readonly MatchBound[] {
  const [start, end] = take === 'first' ? [after, before] : [before, after];
  return [
    ...(start ? [{ side: 'after', place: start, inclusive: false } as const] : []),
    ...(end ? [{ side: 'before', place: end, inclusive: false } as const] : []),
  ];
}

export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The first rows of a list. Each source gives its own first ones, by whichever index is best. */
export function statement(
  { sight, filter, order }: MatchList,
  bounds: readonly MatchBound[],
  limit: number,
): Statement {
  const { bind, values } = binding();
  const conditions = [
    ...conditionsOf(holding(filter, order), bind),
    ...boundsOf(order, bounds, bind),
  ];
  const first = `order by ${orderOf(order)} limit ${bind(limit)}`;
  const rows = sourcesFor(sight, bind)
    .map((source) => `(select ${STORED_COLUMNS} from ${narrowed(source, conditions)} ${first})`)
    .join(' union all ');
  return { sql: `select ${MATCH_COLUMNS} from (${rows}) as match ${first}`, values };
}

export function countStatement({ sight, filter, order }: MatchList): Statement {
  const { bind, values } = binding();
  const conditions = [...conditionsOf(holding(filter, order), bind), ...boundsOf(order, [], bind)];
  const limit = `limit ${bind(MAX_MATCHES_COUNTED + 1)}`;
  const rows = sourcesFor(sight, bind)
    .map((source) => `(select 1 from ${narrowed(source, conditions)} ${limit})`)
    .join(' union all ');
  return { sql: `select count(*) from (${rows}) as match`, values };
}

/** In the order of their ends only matches are listed that have one. */
const holding = (filter: MatchFilter, { by }: MatchOrder): MatchFilter =>
  by === 'ended' ? { ended: {}, ...filter } : filter;

function narrowed({ from, where }: MatchSource, conditions: readonly string[]): string {
  const all = [...where, ...conditions];
  return all.length === 0 ? from : `${from} where ${all.join(' and ')}`;
}
