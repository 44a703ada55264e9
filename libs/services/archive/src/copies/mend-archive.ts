/** Puts one row of the archive right from the log, in one statement that changes it or nothing. */
import type { PartitionRef } from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import { MEND } from '../archived-event.sql.js';
import { archiveEvents } from '../postgres-archive.js';
import type { Difference } from './difference.js';

/**
 * Mends an event of the archive. False: nothing was done, because nobody knows what is right, the
 * archive is not what differs, or the event's neighbours in the chain do not vouch for the bytes.
 */
export async function mendArchive(
  database: DataSource,
  of: PartitionRef,
  difference: Difference,
): Promise<boolean> {
  const { kind, offset, right } = difference;
  if (right === undefined) return false;
  const { event, bytes, stampedAtMs } = right;
  if (kind === 'archive-lacks') {
    await archiveEvents(database.manager, of, [{ ...event, offset, bytes, stampedAtMs }]);
    return true;
  }
  const { record, seq, hash, prev = '' } = event;
  const place = [of.topic, of.partition, offset];
  const changed = await database.query<unknown[]>(MEND, [...place, record, seq, hash, bytes, prev]);
  return changed.length === 1;
}
