/** The rows of matches in the database, many at once; for the projector alone. */
import type { EntityManager } from 'typeorm';
import type { MatchRow } from './match.entity.js';
import { LOAD, matchRowOf, SAVE, type MatchTable, type StoredRow } from './match.sql.js';

export async function loadMatchRows(
  manager: EntityManager,
  ids: readonly string[],
  table: MatchTable = 'match',
): Promise<readonly MatchRow[]> {
  if (ids.length === 0) return [];
  const rows = await manager.query<StoredRow[]>(LOAD[table], [ids]);
  return rows.map(matchRowOf);
}

export async function saveMatchRows(
  manager: EntityManager,
  rows: readonly MatchRow[],
  table: MatchTable = 'match',
): Promise<void> {
  if (rows.length === 0) return;
  await manager.query(SAVE[table], [JSON.stringify(rows)]);
}
