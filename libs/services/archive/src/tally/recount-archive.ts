/** The archive's own count made anew from its rows, within a transaction that nobody writes beside. */
import type { EntityManager } from 'typeorm';

export async function recountArchive(manager: EntityManager, topic: string): Promise<void> {
  await manager.query('delete from scoresheet.archive_tally where topic = $1', [topic]);
  await manager.query(
    `insert into scoresheet.archive_tally (topic, partition, events, digest, is_whole)
     select topic, partition, count(*), bit_xor(scoresheet.event_digest(record, seq, hash)), true
     from scoresheet.archived_event where topic = $1 group by topic, partition`,
    [topic],
  );
}
