/**
 * The version of the projection of matches, and the rules that it knows. Rows by another one are
 * not what the events make of them by this one, so whoever starts projecting rebuilds them first.
 */
import type { DataSource, EntityManager } from 'typeorm';
import { knownRulesDigest } from './known-rules.js';
import { ReadModelEntity } from './read-model.entity.js';
import { NOTE_REBUILT, REBUILDS } from './read-model.sql.js';

/** One more for every change after which the same events give another row. */
const MATCH_ROWS_VERSION = 6;

const NAME = 'match';

export async function areMatchRowsCurrent(database: DataSource): Promise<boolean> {
  const model = await database.getRepository(ReadModelEntity).findOneBy({ name: NAME });
  return model?.version === MATCH_ROWS_VERSION && model.rules === knownRulesDigest();
}

/** How often the rows were rebuilt: what a projector remembers from before is worthless after. */
export async function matchRowRebuilds(manager: EntityManager): Promise<number> {
  const [model] = await manager.query<Pick<ReadModelEntity, 'rebuilds'>[]>(REBUILDS, [NAME]);
  return model?.rebuilds ?? 0;
}

export async function noteMatchRowsRebuilt(manager: EntityManager): Promise<void> {
  await manager.query(NOTE_REBUILT, [NAME, MATCH_ROWS_VERSION, knownRulesDigest()]);
}

/** The archive has got events that no projection has seen: whoever projects next rebuilds first. */
export async function forgetMatchRows(manager: EntityManager): Promise<void> {
  await manager.update(ReadModelEntity, { name: NAME }, { version: 0 });
}
