/** The places of all events of a log, in a table of one session. */
import { firstStampOf } from '@scoresheet/event-log-port';
import type { EntityManager } from 'typeorm';
import { ARE_ARCHIVED, CREATE_PLACES, DROP_PLACES, KEEP_PLACES } from './event-place.sql.js';
import type { PlacedEvent } from './read-events.js';

export async function newPlaces(manager: EntityManager): Promise<void> {
  await manager.query(DROP_PLACES);
  await manager.query(CREATE_PLACES);
}

/** The bytes only of those events that the archive does not have. */
export async function keepPlaces(
  manager: EntityManager,
  topic: string,
  events: readonly PlacedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const records = events.map(({ record }) => record);
  const seqs = events.map(({ head }) => head.seq);
  const known = await manager.query<{ archived: boolean }[]>(ARE_ARCHIVED, [records, seqs]);
  await manager.query(KEEP_PLACES, [
    topic,
    records,
    seqs,
    events.map(({ partition }) => partition),
    events.map(({ entry }) => entry.offset),
    events.map(({ head }) => head.hash),
    events.map(({ entry }, i) => (known[i]?.archived ? null : Buffer.from(entry.value))),
    events.map(({ entry }) => firstStampOf(entry)),
  ]);
}
