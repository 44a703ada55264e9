/** The rows of matches in the database, many at once; for the projector alone. */
import type { EntityManager } from 'typeorm';
import type { MatchRow } from './match-row.js';

/** The live table, and the one beside it in which a rebuild grows. */
export type MatchTable = 'match' | 'match_rebuild';

/** The driver gives `bigint` as text, because not all of them are safe integers. Ours are. */
type Time = 'createdAtMs' | 'updatedAtMs' | 'endedAtMs' | 'abandonAfterMs' | 'heldUntilMs';

export type StoredRow = Omit<MatchRow, Time> & { readonly [time in Time]: string | null };

/** Names of the columns that hold a row, without those that only an index needs. */
export const STORED_COLUMNS = `id, game, ruleset, status, suspended, seats, created_at_ms,
  updated_at_ms, ended_at_ms, event_count, result, abandon_after_ms, begun_seq, spectator_delay,
  clock, past, held_until_ms, head`;

/** The same columns by the names of the row's fields. */
export const MATCH_COLUMNS = `id, game, ruleset, status, suspended, seats,
  created_at_ms as "createdAtMs", updated_at_ms as "updatedAtMs", ended_at_ms as "endedAtMs",
  event_count as "eventCount", result, abandon_after_ms as "abandonAfterMs",
  begun_seq as "begunSeq",
  spectator_delay as "spectatorDelay", clock, past,
  held_until_ms as "heldUntilMs", head`;

export async function loadMatchRows(
  manager: EntityManager,
  ids: readonly string[],
  table: MatchTable = 'match',
): Promise<readonly MatchRow[]> {
  if (ids.length === 0) return [];
  const rows = await manager.query<StoredRow[]>(
    `select ${MATCH_COLUMNS} from scoresheet.${table} where id = any($1)`,
    [ids],
  );
  return rows.map(matchRowOf);
}

export async function saveMatchRows(
  manager: EntityManager,
  rows: readonly MatchRow[],
  table: MatchTable = 'match',
): Promise<void> {
  if (rows.length === 0) return;
  await manager.query(
    `insert into scoresheet.${table} (${STORED_COLUMNS}, reason, players)
     select row.*, row.result ->> 'reason', array(
       select seat ->> 'actor' from jsonb_array_elements(row.seats) as seat
       where seat ->> 'actor' is not null)
     from jsonb_to_recordset($1::jsonb) as row(id text, game text, ruleset text, status text,
       suspended boolean, seats jsonb, "createdAtMs" bigint, "updatedAtMs" bigint,
       "endedAtMs" bigint, "eventCount" integer, result jsonb, "abandonAfterMs" bigint,
       "begunSeq" integer, "spectatorDelay" jsonb, clock jsonb, past jsonb, "heldUntilMs" bigint, head jsonb)
     on conflict (id) do update set
       game = excluded.game, ruleset = excluded.ruleset, status = excluded.status,
       suspended = excluded.suspended, seats = excluded.seats,
       updated_at_ms = excluded.updated_at_ms, ended_at_ms = excluded.ended_at_ms,
       event_count = excluded.event_count, result = excluded.result,
       abandon_after_ms = excluded.abandon_after_ms,
       begun_seq = excluded.begun_seq, spectator_delay = excluded.spectator_delay,
       clock = excluded.clock, past = excluded.past,
       held_until_ms = excluded.held_until_ms, head = excluded.head, reason = excluded.reason,
       players = excluded.players`,
    [JSON.stringify(rows)],
  );
}

export function matchRowOf(stored: StoredRow): MatchRow {
  const { createdAtMs, updatedAtMs, endedAtMs, abandonAfterMs, heldUntilMs } = stored;
  return {
    ...stored,
    createdAtMs: Number(createdAtMs),
    updatedAtMs: Number(updatedAtMs),
    abandonAfterMs: Number(abandonAfterMs),
    endedAtMs: endedAtMs === null ? null : Number(endedAtMs),
    heldUntilMs: heldUntilMs === null ? null : Number(heldUntilMs),
  };
}
