/**
 * The version of a projection. Rows by another one are not what the events make of them by this one,
 * so whoever starts projecting rebuilds them first.
 */
import type { DataSource, EntityManager } from 'typeorm';
import { ReadModelEntity } from './read-model.entity.js';
import { NOTE_REBUILT, REBUILDS } from './read-model.sql.js';

export interface RowsVersion {
  areCurrent(database: DataSource): Promise<boolean>;
  /** How often the rows were rebuilt: what a projector remembers from before is worthless after. */
  rebuilds(manager: EntityManager): Promise<number>;
  noteRebuilt(manager: EntityManager): Promise<void>;
  /** The archive has got events that no projection has seen: whoever projects next rebuilds first. */
  forget(manager: EntityManager): Promise<void>;
}

interface VersionOf {
  /** Name of the read model. */
  readonly name: string;
  readonly version: number;
  /** A digest of the rules without which rows would be others; nothing where there are none. */
  readonly rules?: () => string;
}

export const rowsVersion = ({ name, version, rules = () => '' }: VersionOf): RowsVersion => ({
  async areCurrent(database) {
    const model = await database.getRepository(ReadModelEntity).findOneBy({ name });
    return model?.version === version && model.rules === rules();
  },
  async rebuilds(manager) {
    const [model] = await manager.query<Pick<ReadModelEntity, 'rebuilds'>[]>(REBUILDS, [name]);
    return model?.rebuilds ?? 0;
  },
  async noteRebuilt(manager) {
    await manager.query(NOTE_REBUILT, [name, version, rules()]);
  },
  async forget(manager) {
    await manager.update(ReadModelEntity, { name }, { version: 0 });
  },
});
