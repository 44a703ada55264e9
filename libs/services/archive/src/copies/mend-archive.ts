/** Puts one row of the archive right from the log, in one statement that changes it or nothing. */
import type { PartitionRef } from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import { archiveEvents } from '../postgres-archive.js';
import type { Difference } from './difference.js';

/**
 * False: nothing was done, because nobody knows what is right, the archive is not what differs, or
 * its neighbours in the chain do not vouch for the bytes.
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
  const changed = await database.query<unknown[]>(
    `with mended as (
       update scoresheet.archived_event mine set record = $4, seq = $5, hash = $6, bytes = $7
       where topic = $1 and partition = $2 and "offset" = $3 and (mine.hash = $6 or ${VOUCHED})
         and not exists (
           select from scoresheet.archived_event other
           where other.record = $4 and other.seq = $5 and other."offset" <> $3)
       returning 1)
     select * from mended`,
    [of.topic, of.partition, offset, event.record, event.seq, event.hash, bytes, event.prev ?? ''],
  );
  return changed.length === 1;
}

/** The event before is the one that these bytes name. */
const VOUCHED = `($5 = 0 or exists (
  select from scoresheet.archived_event before
  where before.topic = $1 and before.record = $4 and before.seq = $5 - 1 and before.hash = $8))`;
