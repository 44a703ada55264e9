/** The rows of matches in the database, many at once; for the projector alone. */
import type { EntityManager } from 'typeorm';
import type { MatchRow } from './match-row.js';

/** The live table, and the one beside it in which a rebuild grows. */
export type MatchTable = 'match' | 'match_rebuild';

type StoredRow = Omit<MatchRow, 'createdAtMs' | 'updatedAtMs' | 'endedAtMs'> & {
  readonly createdAtMs: string;
  readonly updatedAtMs: string;
  readonly endedAtMs: string | null;
};

const COLUMNS = `id, game, ruleset, status, suspended, seats, created_at_ms as "createdAtMs",
  updated_at_ms as "updatedAtMs", ended_at_ms as "endedAtMs", event_count as "eventCount", result`;

export async function loadMatchRows(
  manager: EntityManager,
  ids: readonly string[],
  table: MatchTable = 'match',
): Promise<readonly MatchRow[]> {
  if (ids.length === 0) return [];
  const rows = await manager.query<StoredRow[]>(
    `select ${COLUMNS} from scoresheet.${table} where id = any($1)`,
    [ids],
  );
  return rows.map(rowOf);
}

export async function saveMatchRows(
  manager: EntityManager,
  rows: readonly MatchRow[],
  table: MatchTable = 'match',
): Promise<void> {
  if (rows.length === 0) return;
  await manager.query(
    `insert into scoresheet.${table} (id, game, ruleset, status, suspended, seats,
       created_at_ms, updated_at_ms, ended_at_ms, event_count, result, players)
     select row.*, array(
       select seat ->> 'actor' from jsonb_array_elements(row.seats) as seat
       where seat ->> 'actor' is not null)
     from jsonb_to_recordset($1::jsonb) as row(id text, game text, ruleset text, status text,
       suspended boolean, seats jsonb, "createdAtMs" bigint, "updatedAtMs" bigint,
       "endedAtMs" bigint, "eventCount" integer, result jsonb)
     on conflict (id) do update set
       game = excluded.game, ruleset = excluded.ruleset, status = excluded.status,
       suspended = excluded.suspended, seats = excluded.seats,
       updated_at_ms = excluded.updated_at_ms, ended_at_ms = excluded.ended_at_ms,
       event_count = excluded.event_count, result = excluded.result, players = excluded.players`,
    [JSON.stringify(rows)],
  );
}

const rowOf = (stored: StoredRow): MatchRow => ({
  ...stored,
  createdAtMs: Number(stored.createdAtMs),
  updatedAtMs: Number(stored.updatedAtMs),
  endedAtMs: stored.endedAtMs === null ? null : Number(stored.endedAtMs),
});
