/** The rows of a rebuild beside the live ones: what differs, and putting it right. */
import { loadMatchRows, type MatchRow, type MatchTable } from '@scoresheet/services-read-models';
import type { EntityManager } from 'typeorm';

/** A match whose live row is not what its events make of it; undefined: there is no such row. */
export interface MatchDifference {
  readonly id: string;
  readonly live: MatchRow | undefined;
  readonly rebuilt: MatchRow | undefined;
  /** The fields that differ, by name; all of them where one of the rows is missing. */
  readonly fields: readonly (keyof MatchRow)[];
}

export interface MatchComparison {
  /** Matches whose rows differ. */
  readonly differing: number;
  /** The first of them by id, at most `MAX_DIFFERENCES_SHOWN`. */
  readonly differences: readonly MatchDifference[];
}

/** More than a person reads; after a new version of the projection every row differs. */
export const MAX_DIFFERENCES_SHOWN = 1_000;

/** Within the transaction that may then `replaceDifferingMatches`. */
export async function compareMatches(manager: EntityManager): Promise<MatchComparison> {
  await manager.query(
    `create temporary table differing_match on commit drop as
     select coalesce(live.id, rebuilt.id) as id
     from scoresheet.match live full join scoresheet.match_rebuild rebuilt using (id)
     where live is distinct from rebuilt`,
  );
  const [counted] = await manager.query<{ count: string }[]>(
    'select count(*) from differing_match',
  );
  const first = await manager.query<{ id: string }[]>(
    'select id from differing_match order by id limit $1',
    [MAX_DIFFERENCES_SHOWN],
  );
  const ids = first.map(({ id }) => id);
  const live = await rowsById(manager, 'match', ids);
  const rebuilt = await rowsById(manager, 'match_rebuild', ids);
  return {
    differing: Number(counted?.count),
    differences: ids.map((id) => difference(id, live.get(id), rebuilt.get(id))),
  };
}

export async function replaceDifferingMatches(manager: EntityManager): Promise<void> {
  const differing = 'id in (select id from differing_match)';
  await manager.query(`delete from scoresheet.match where ${differing}`);
  await manager.query(
    `insert into scoresheet.match select * from scoresheet.match_rebuild where ${differing}`,
  );
}

function difference(
  id: string,
  live: MatchRow | undefined,
  rebuilt: MatchRow | undefined,
): MatchDifference {
  const names = Object.keys({ ...live, ...rebuilt }) as (keyof MatchRow)[];
  const fields = names.filter(
    (name) => JSON.stringify(live?.[name]) !== JSON.stringify(rebuilt?.[name]),
  );
  return { id, live, rebuilt, fields };
}

async function rowsById(manager: EntityManager, table: MatchTable, ids: readonly string[]) {
  const rows = await loadMatchRows(manager, ids, table);
  return new Map(rows.map((row) => [row.id, row]));
}
