/**
 * The one way to change an entry: gives it back the bytes that it had, from whoever holds a second
 * copy of them. Readers that were here before have read the right ones; those to come will.
 */
import type { Entry, PartitionRef } from '@scoresheet/event-log-port';
import { MEND } from './entry.sql.js';

interface Queryable {
  query(text: string, values: unknown[]): Promise<unknown>;
}

type MendedEntry = Pick<Entry, 'offset' | 'key' | 'value' | 'headers'>;

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
