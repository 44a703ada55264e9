/**
 * Notes of archived events that the chain admits and the rules do not. A note is of an event's hash,
 * so it outlives a row that is written anew, and the move to another log.
 */
import type { DataSource, EntityManager } from 'typeorm';

export interface RefutedEvent {
  readonly record: string;
  /** The event's. */
  readonly hash: string;
}

export async function noteRefuted(
  manager: EntityManager,
  events: readonly RefutedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await manager.query(
    `insert into scoresheet.refuted_event (record, hash)
     select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    [events.map(({ record }) => record), events.map(({ hash }) => hash)],
  );
}

/** The hashes of those records' events of which there is a note. */
export async function refutedAmong(
  database: DataSource,
  records: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ hash: string }[]>(
    'select hash from scoresheet.refuted_event where record = any($1)',
    [records],
  );
  return new Set(rows.map(({ hash }) => hash));
}

/** SQL that says whether there is a note of an archived event `kept`. */
export const IS_REFUTED = `exists (
  select from scoresheet.refuted_event refuted
  where refuted.record = kept.record and refuted.hash = kept.hash)`;
