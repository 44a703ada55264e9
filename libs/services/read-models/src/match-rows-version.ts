/**
 * The version of the projection of matches. Rows by another one are not what the events make of
 * them by this one, so whoever starts projecting rebuilds them first.
 */
import type { DataSource, EntityManager } from 'typeorm';
import { ReadModelEntity } from './read-model.entity.js';

/** One more for every change after which the same events give another row. */
export const MATCH_ROWS_VERSION = 4;

const NAME = 'match';

export async function areMatchRowsCurrent(database: DataSource): Promise<boolean> {
  const model = await database.getRepository(ReadModelEntity).findOneBy({ name: NAME });
  return model?.version === MATCH_ROWS_VERSION;
}

export async function noteMatchRowsVersion(manager: EntityManager): Promise<void> {
  await manager.getRepository(ReadModelEntity).save({ name: NAME, version: MATCH_ROWS_VERSION });
}
