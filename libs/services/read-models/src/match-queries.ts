/** Questions about matches: one, or a page of a list of them. */
import type { DataSource } from 'typeorm';
import type { ListedMatch, MatchList } from './match-list.js';
import { countStatement, statement, type Statement } from './match-list.sql.js';
import { loadMatchRows } from './match-table.js';
import type { MatchRow } from './match.entity.js';
import { matchRowOf, type StoredRow } from './match.sql.js';
import { rowLists, type PageAsked, type RowLists } from './row-lists.js';

export type MatchesAsked = MatchList & PageAsked;

interface MatchQueries extends RowLists<MatchList, ListedMatch> {
  /** The row as it is, whoever asks. */
  match(id: string): Promise<MatchRow | undefined>;
}

export function matchQueries(database: DataSource): MatchQueries {
  const ask = <Row>({ sql, values }: Statement) => database.query<Row[]>(sql, [...values]);
  const lists = rowLists<MatchList, ListedMatch>({
    find: async (list, bounds, limit) =>
      (await ask<StoredRow>(statement(list, bounds, limit))).map(matchRowOf),
    async count(list) {
      const [counted] = await ask<{ count: string }>(countStatement(list));
      return Number(counted?.count);
    },
  });
  return { ...lists, match: async (id) => (await loadMatchRows(database.manager, [id]))[0] };
}
