/** The archive counted from its rows, whatever it says of itself. */
import type { EntityManager } from 'typeorm';
import { digestOfBits } from './digest-bits.js';
import type { EventTally } from './event-tally.js';

const COUNT = `
select topic, partition, count(*) as events,
       bit_xor(scoresheet.event_digest(record, seq, hash)) as digest
from scoresheet.archived_event where topic = $1 group by topic, partition`;

/** By partition, of those that have any. */
export async function countArchive(
  manager: EntityManager,
  topic: string,
): Promise<ReadonlyMap<number, EventTally>> {
  const rows = await manager.query<{ partition: number; events: string; digest: string }[]>(COUNT, [
    topic,
  ]);
  return new Map(
    rows.map(({ partition, events, digest }) => [
      partition,
      { events: Number(events), digest: digestOfBits(digest) },
    ]),
  );
}

/** Makes its own count anew, within a transaction that nobody writes beside. */

export async function recountArchive(manager: EntityManager, topic: string): Promise<void> {
  await manager.query('delete from scoresheet.archive_tally where topic = $1', [topic]);
  await manager.query(
    `insert into scoresheet.archive_tally (topic, partition, events, digest, is_whole)
     select counted.*, true from (${COUNT}) counted`,
    [topic],
  );
}
