/**
 * Reads what an installation's database says of itself. Nothing is written; an embedded server
 * that does not run is started for the time, which is how the next start would find it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { TOPICS } from '@scoresheet/contracts-messages';
import { fitsFormat } from '@scoresheet/services-archive';
import { areMatchRowsCurrent } from '@scoresheet/services-read-models';
import {
  createDataSource,
  keyDigest,
  reachDatabase,
  type Config,
} from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import type { DatabaseState, ReadDatabase } from './probes.js';
import { hasTable, readLog, type Position } from './read-log.js';

export async function readDatabase(config: Config): Promise<DatabaseState> {
  const { database, dataFolder } = config;
  if (database.kind === 'embedded' && !existsSync(join(dataFolder, 'postgres'))) {
    return { is: 'absent' };
  }
  try {
    const reached = await reachDatabase(config);
    try {
      return { is: 'there', ...(await readFrom(reached.url, config)) };
    } finally {
      await reached.close();
    }
  } catch (error) {
    return { is: 'unreachable', says: wordsOf(error) };
  }
}

/** Node joins the failures of several addresses in an error without words of its own. */
function wordsOf(error: unknown): string {
  const { message, code = 'no answer' } = error as NodeJS.ErrnoException;
  return `PostgreSQL cannot be used: ${message || code}`.replace(/\.?$/, '.');
}

async function readFrom(url: string, config: Config): Promise<ReadDatabase> {
  const database = await createDataSource(url).initialize();
  try {
    const positions = await readPositions(database);
    const log = await readLog(config, database, positions);
    return {
      ...log,
      ...(await readMigrations(database)),
      ...(await readContents(database)),
      keyFits: await fitsKey(database, join(config.dataFolder, 'installation.key')),
    };
  } finally {
    await database.destroy();
  }
}

async function readContents(
  database: DataSource,
): Promise<Pick<ReadDatabase, 'suspended' | 'formatFits' | 'listsCurrent' | 'copyBegun'>> {
  const hasMatches = await hasTable(database, 'scoresheet.match');
  const suspended = hasMatches ? await readSuspended(database) : [];
  const hasArchive = await hasTable(database, 'scoresheet.archived_event');
  const isListed = hasMatches && (await isAny(database, 'select from scoresheet.match'));
  const hasCopy = await hasTable(database, 'scoresheet.log_copy');
  return {
    suspended,
    formatFits: !hasArchive || (await fitsFormat(database, TOPICS.matchEvents)),
    listsCurrent: !isListed || (await areMatchRowsCurrent(database)),
    copyBegun: hasCopy && (await isAny(database, 'select from scoresheet.log_copy')),
  };
}

const isAny = async (database: DataSource, query: string): Promise<boolean> => {
  const [row] = await database.query<{ any: boolean }[]>(`select exists (${query}) as any`);
  return row?.any === true;
};

async function readMigrations(
  database: DataSource,
): Promise<Pick<ReadDatabase, 'pending' | 'unknown'>> {
  const known = database.migrations.map(({ name, constructor }) => name ?? constructor.name);
  if (!(await hasTable(database, 'scoresheet.migration'))) return { pending: known, unknown: [] };
  const rows = await database.query<{ name: string }[]>('select name from scoresheet.migration');
  const applied = rows.map(({ name }) => name);
  return {
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

async function fitsKey(database: DataSource, file: string): Promise<boolean | undefined> {
  if (!(await hasTable(database, 'scoresheet.installation'))) return undefined;
  const [row] = await database.query<{ digest: string }[]>(
    'select key_digest as digest from scoresheet.installation',
  );
  return row && row.digest === (await keyDigest(file));
}

async function readPositions(database: DataSource): Promise<readonly Position[]> {
  if (!(await hasTable(database, 'scoresheet.projection_position'))) return [];
  const rows = await database.query<(Omit<Position, 'next'> & { readonly next: string })[]>(
    `select 'projector' as who, replace(projection, 'archive of ', '') as topic, partition,
            log_id as "logId", next_offset as next from scoresheet.projection_position
     union all
     select 'worker', topic, partition, log_id, next_offset from scoresheet.worker_position
     order by 1, 2, 3`,
  );
  return rows.map(({ next, ...reader }) => ({ ...reader, next: Number(next) }));
}

async function readSuspended(database: DataSource): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }[]>(
    'select id from scoresheet.match where suspended order by id',
  );
  return rows.map(({ id }) => id);
}
