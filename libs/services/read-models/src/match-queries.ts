/** Questions about matches: one, or a page of a list of them. */
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { narrow, type MatchFilter } from './match-filter.js';
import {
  bounded,
  inOrder,
  type MatchBound,
  type MatchOrder,
  type MatchPlace,
} from './match-order.js';
import type { MatchRow } from './match-row.js';
import { MatchEntity } from './match.entity.js';

export const MAX_MATCHES_AT_ONCE = 100;
/** Beyond it nobody counts: the figure would cost more than it tells. */
export const MAX_MATCHES_COUNTED = 10_000;

export interface MatchList {
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
  match(id: string): Promise<MatchRow | undefined>;
  matches(asked: MatchesAsked): Promise<MatchesPage>;
  /** Whether the list has a match on this side of a place, or at it. */
  hasMatchFrom(list: MatchList, side: MatchBound['side'], place: MatchPlace): Promise<boolean>;
  /** Undefined: more than `MAX_MATCHES_COUNTED`. */
  count(list: MatchList): Promise<number | undefined>;
}

export function matchQueries(database: DataSource): MatchQueries {
  const rows = () => database.getRepository(MatchEntity);
  const listed = ({ filter, order }: MatchList) => {
    const query = rows().createQueryBuilder('match');
    narrow(query, filter);
    inOrder(query, order);
    return query;
  };
  return {
    match: async (id) => (await rows().findOneBy({ id })) ?? undefined,

    async matches({ filter, order, after, before, take, size }) {
      const limit = Math.min(Math.max(size, 0), MAX_MATCHES_AT_ONCE);
      const query = listed({ filter, order: take === 'first' ? order : turned(order) });
      if (after) bounded(query, order, { side: 'after', place: after, inclusive: false });
      if (before) bounded(query, order, { side: 'before', place: before, inclusive: false });
      const found = await query.limit(limit + 1).getMany();
      const matches = found.slice(0, limit);
      return {
        matches: take === 'first' ? matches : matches.reverse(),
        hasMore: found.length > limit,
      };
    },

    async hasMatchFrom(list, side, place) {
      const query = listed({ ...list, order: nearestFirst(list.order, side) });
      bounded(query, list.order, { side, place, inclusive: true });
      return (await idsOf(query, 1)).length > 0;
    },

    async count(list) {
      const found = await database.query<{ count: string }[]>(
        ...counting(
          listed(list)
            .select('match.id')
            .orderBy()
            .limit(MAX_MATCHES_COUNTED + 1),
        ),
      );
      const count = Number(found[0]?.count);
      return count > MAX_MATCHES_COUNTED ? undefined : count;
    },
  };
}

const turned = (order: MatchOrder): MatchOrder => ({ ...order, newestFirst: !order.newestFirst });

const nearestFirst = (order: MatchOrder, side: MatchBound['side']): MatchOrder =>
  side === 'after' ? order : turned(order);

const idsOf = (query: SelectQueryBuilder<MatchEntity>, limit: number) =>
  query.select('match.id', 'id').limit(limit).getRawMany<{ id: string }>();

function counting(query: SelectQueryBuilder<MatchEntity>): [sql: string, parameters: unknown[]] {
  const [sql, parameters] = query.getQueryAndParameters();
  return [`select count(*) from (${sql}) as counted`, parameters];
}
