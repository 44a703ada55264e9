/** Gives every archived event its place in another log, within a transaction of the caller. */
import type { EntityManager } from 'typeorm';
import { recountArchive } from '../tally/recount-archive.js';
import { differ } from './chain-appender.js';
import {
  ADD,
  AFTER_MOVE,
  BEFORE_MOVE,
  LOCK_ARCHIVE,
  MOVE,
  WITHOUT_PLACE,
  type WithoutPlaceRow,
} from './event-place.sql.js';
import { MigrationRefused } from './migration-refused.js';

/** Needs `event_place`. Gives how many events were archived because the log had them alone. */
export async function moveArchive(manager: EntityManager, topic: string): Promise<number> {
  await manager.query(LOCK_ARCHIVE);
  await checkSameEvents(manager, topic);
  for (const statement of BEFORE_MOVE) await manager.query(statement);
  await manager.query(MOVE, [topic]);
  const [added] = await manager.query<{ count: string }[]>(ADD, [topic]);
  for (const statement of AFTER_MOVE) await manager.query(statement);
  await recountArchive(manager, topic);
  return Number(added?.count);
}

async function checkSameEvents(manager: EntityManager, topic: string): Promise<void> {
  const [other] = await manager.query<WithoutPlaceRow[]>(WITHOUT_PLACE, [topic]);
  if (other === undefined) return;
  if (other.hash !== null) throw differ(other.record, other.seq);
  throw new MigrationRefused(
    'histories-differ',
    `The log has no event ${other.seq} of ${other.record}, which the archive has. Bring the log ` +
      'up to the archive with "scoresheet log restore" first.',
  );
}
