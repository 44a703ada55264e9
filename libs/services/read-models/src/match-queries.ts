/** Questions about matches: one, or a list of them, the newest first. */
import type { DataSource } from 'typeorm';
import { MatchEntity } from './match.entity.js';
import type { MatchRow, MatchRowStatus } from './match-row.js';

export const MAX_MATCHES_AT_ONCE = 100;

/** The place of a match in the list: what comes after it is older. */
export interface MatchCursor {
  readonly createdAtMs: number;
  readonly id: string;
}

export interface MatchesAsked {
  readonly game?: string;
  readonly status?: MatchRowStatus;
  readonly after?: MatchCursor;
  /** At most `MAX_MATCHES_AT_ONCE`. */
  readonly first: number;
}

export interface MatchesPage {
  readonly matches: readonly MatchRow[];
  readonly hasMore: boolean;
}

export interface MatchQueries {
  match(id: string): Promise<MatchRow | undefined>;
  matches(asked: MatchesAsked): Promise<MatchesPage>;
}

export function matchQueries(database: DataSource): MatchQueries {
  const rows = () => database.getRepository(MatchEntity);
  return {
    match: async (id) => (await rows().findOneBy({ id })) ?? undefined,
    async matches({ game, status, after, first }) {
      const limit = Math.min(Math.max(first, 1), MAX_MATCHES_AT_ONCE);
      const query = rows().createQueryBuilder('match');
      if (game !== undefined) query.andWhere('match.game = :game', { game });
      if (status !== undefined) query.andWhere('match.status = :status', { status });
      if (after !== undefined) {
        query.andWhere('(match.createdAtMs, match.id) < (:createdAtMs, :id)', after);
      }
      const found = await query
        .orderBy('match.createdAtMs', 'DESC')
        .addOrderBy('match.id', 'DESC')
        .limit(limit + 1)
        .getMany();
      return { matches: found.slice(0, limit), hasMore: found.length > limit };
    },
  };
}
