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

/** How often the rows were rebuilt: what a projector remembers from before is worthless after. */
export async function matchRowRebuilds(manager: EntityManager): Promise<number> {
  const model = await manager.getRepository(ReadModelEntity).findOneBy({ name: NAME });
  return model?.rebuilds ?? 0;
}

export async function noteMatchRowsRebuilt(manager: EntityManager): Promise<void> {
  await manager.query(
    `insert into scoresheet.read_model (name, version, rebuilds) values ($1, $2, 1)
     on conflict (name) do update set version = excluded.version,
       rebuilds = read_model.rebuilds + 1`,
    [NAME, MATCH_ROWS_VERSION],
  );
}
