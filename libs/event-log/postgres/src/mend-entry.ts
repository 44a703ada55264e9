/**
 * The one way to change an entry: gives it back the bytes that it had, from whoever holds a second
 * copy of them. Readers that were here before have read the right ones; those to come will.
 */
import type { Entry, PartitionRef } from '@scoresheet/event-log-port';

export interface Queryable {
  query(text: string, values: unknown[]): Promise<unknown>;
}

export type MendedEntry = Pick<Entry, 'offset' | 'key' | 'value' | 'headers'>;

/** An entry that was lost bears the stamp of the one before it, so that stamps never fall. */
export async function mendEntry(
  database: Queryable,
  { topic, partition }: PartitionRef,
  { offset, key, value, headers = {} }: MendedEntry,
): Promise<void> {
  await database.query(MEND, [
    topic,
    partition,
    offset,
    key,
    Object.keys(headers).length === 0 ? null : JSON.stringify(headers),
    Buffer.from(value),
  ]);
}

const MEND = `
insert into scoresheet_log.entry (partition_id, "offset", appended_at_ms, key, headers, value)
select id, $3, coalesce((select appended_at_ms from scoresheet_log.entry before
                         where partition_id = id and before."offset" < $3
                         order by before."offset" desc limit 1), 0), $4, $5, $6
from scoresheet_log.partition where topic = $1 and partition = $2 and next_offset > $3
on conflict (partition_id, "offset") do update set value = excluded.value`;
