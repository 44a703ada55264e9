/**
 * What the archive has now is what it was given: to be said after somebody has compared all of it
 * with the log, within a transaction in which no position moves.
 */
import type { EntityManager } from 'typeorm';
import { archiveOf } from '../projection-positions.js';
import { SETTLE } from './projection-tally.sql.js';
import { recountArchive } from './recount-archive.js';

export async function settleTallies(manager: EntityManager, topic: string): Promise<void> {
  await recountArchive(manager, topic);
  await manager.query(SETTLE, [archiveOf(topic), topic]);
}
