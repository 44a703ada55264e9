/** The archive counted from its rows, whatever it says of itself. */
import type { EntityManager } from 'typeorm';
import { ArchiveTallyEntity } from './archive-tally.entity.js';
import { COUNT, RECOUNT, type CountRow } from './archive-tally.sql.js';
import { digestOfBits } from './digest-bits.js';
import type { EventTally } from './event-tally.js';

/** Counts archived events by partition, where there are any. */
export async function countArchive(
  manager: EntityManager,
  topic: string,
): Promise<ReadonlyMap<number, EventTally>> {
  const rows = await manager.query<(CountRow & { partition: number })[]>(COUNT, [topic]);
  return new Map(rows.map(({ partition, ...row }) => [partition, tallyOfRow(row)]));
}

/** Makes its own count anew, within a transaction that nobody writes beside. */
export async function recountArchive(manager: EntityManager, topic: string): Promise<void> {
  await manager.delete(ArchiveTallyEntity, { topic });
  await manager.query(RECOUNT, [topic]);
}

export const tallyOfRow = ({ events, digest }: CountRow): EventTally => ({
  events: Number(events),
  digest: digestOfBits(digest),
});
