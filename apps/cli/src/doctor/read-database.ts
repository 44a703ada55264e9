/**
 * Reads what an installation's database says of itself. Nothing is written; an embedded server
 * that does not run is started for the time, which is how the next start would find it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOG_TABLES_VERSION } from '@scoresheet/event-log-postgres';
import {
  createDataSource,
  keyDigest,
  reachDatabase,
  type Config,
} from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import type { DatabaseState, ReadDatabase, ReaderPosition } from './probes.js';

export async function readDatabase(config: Config): Promise<DatabaseState> {
  const { database, dataFolder } = config;
  if (database.kind === 'embedded' && !existsSync(join(dataFolder, 'postgres'))) {
    return { is: 'absent' };
  }
  try {
    const reached = await reachDatabase(config);
    try {
      return { is: 'there', ...(await readFrom(reached.url, dataFolder)) };
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

async function readFrom(url: string, dataFolder: string): Promise<ReadDatabase> {
  const database = await createDataSource(url).initialize();
  try {
    return {
      ...(await readLog(database)),
      ...(await readMigrations(database)),
      keyFits: await fitsKey(database, join(dataFolder, 'installation.key')),
      readers: await readPositions(database),
      suspended: await readSuspended(database),
    };
  } finally {
    await database.destroy();
  }
}

async function hasTable(database: DataSource, table: string): Promise<boolean> {
  const [row] = await database.query<{ there: boolean }[]>(
    'select to_regclass($1) is not null as there',
    [table],
  );
  return row?.there === true;
}

async function readLog(
  database: DataSource,
): Promise<Pick<ReadDatabase, 'logVersion' | 'knownLogVersion' | 'logId'>> {
  const knownLogVersion = LOG_TABLES_VERSION;
  if (!(await hasTable(database, 'scoresheet_log.log'))) {
    return { logVersion: undefined, knownLogVersion, logId: undefined };
  }
  const [row] = await database.query<{ version: number; id: string }[]>(
    `select (select max(version) from scoresheet_log.migration) as version,
            (select log_id::text from scoresheet_log.log) as id`,
  );
  return { logVersion: row?.version, knownLogVersion, logId: row?.id };
}

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

async function readPositions(database: DataSource): Promise<readonly ReaderPosition[]> {
  if (!(await hasTable(database, 'scoresheet.projection_position'))) return [];
  if (!(await hasTable(database, 'scoresheet_log.partition'))) return [];
  const rows = await database.query<(Omit<ReaderPosition, 'next' | 'end'> & NextAndEnd)[]>(
    `select who, reader.topic, reader.partition, log_id as "logId",
            reader.next_offset as next, there.next_offset as end
     from (
       select 'projector' as who, replace(projection, 'archive of ', '') as topic, partition,
              log_id, next_offset from scoresheet.projection_position
       union all
       select 'worker', topic, partition, log_id, next_offset from scoresheet.worker_position
     ) as reader
     left join scoresheet_log.partition there
       on there.topic = reader.topic and there.partition = reader.partition
     order by 1, 2, 3`,
  );
  return rows.map(({ next, end, ...reader }) => ({
    ...reader,
    next: Number(next),
    end: end === null ? undefined : Number(end),
  }));
}

/** The driver gives large numbers as text. */
interface NextAndEnd {
  readonly next: string;
  readonly end: string | null;
}

async function readSuspended(database: DataSource): Promise<readonly string[]> {
  if (!(await hasTable(database, 'scoresheet.match'))) return [];
  const rows = await database.query<{ id: string }[]>(
    'select id from scoresheet.match where suspended order by id',
  );
  return rows.map(({ id }) => id);
}
