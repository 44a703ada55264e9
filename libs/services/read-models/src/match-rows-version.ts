/**
 * The version of the projection of matches, and the rules that it knows. Rows by another one are
 * not what the events make of them by this one, so whoever starts projecting rebuilds them first.
 */
import type { DataSource, EntityManager } from 'typeorm';
import { knownRulesDigest } from './known-rules.js';
import { ReadModelEntity } from './read-model.entity.js';

/** One more for every change after which the same events give another row. */
export const MATCH_ROWS_VERSION = 6;

const NAME = 'match';

export async function areMatchRowsCurrent(database: DataSource): Promise<boolean> {
  const model = await database.getRepository(ReadModelEntity).findOneBy({ name: NAME });
  return model?.version === MATCH_ROWS_VERSION && model.rules === knownRulesDigest();
}

/**
 * How often the rows were rebuilt: what a projector remembers from before is worthless after. Asked
 * in the transaction of every batch, so it is a bare statement.
 */
export async function matchRowRebuilds(manager: EntityManager): Promise<number> {
  const [model] = await manager.query<{ rebuilds: number }[]>(
    'select rebuilds from scoresheet.read_model where name = $1',
    [NAME],
  );
  return model?.rebuilds ?? 0;
}

export async function noteMatchRowsRebuilt(manager: EntityManager): Promise<void> {
  await manager.query(
    `insert into scoresheet.read_model (name, version, rules, rebuilds) values ($1, $2, $3, 1)
     on conflict (name) do update set version = excluded.version, rules = excluded.rules,
       rebuilds = read_model.rebuilds + 1`,
    [NAME, MATCH_ROWS_VERSION, knownRulesDigest()],
  );
}

/** The archive has got events that no projection has seen: whoever projects next rebuilds first. */
export async function forgetMatchRows(manager: EntityManager): Promise<void> {
  await manager.query('update scoresheet.read_model set version = 0 where name = $1', [NAME]);
}
