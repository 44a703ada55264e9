/** What every service stands on: a database, the log in it, the archive, the installation's key. */
import { join } from 'node:path';
import { TOPICS } from '@scoresheet/contracts-messages';
import type { EventLog } from '@scoresheet/event-log-port';
import { openPostgresLog } from '@scoresheet/event-log-postgres';
import { postgresArchive, type ArchiveReader } from '@scoresheet/services-archive';
import type { Checkpoints } from '@scoresheet/services-worker';
import type { DataSource } from 'typeorm';
import type { Config } from './config.js';
import { openDatabase } from './database.js';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.js';
import { installationKey } from './installation-key.js';
import { checkInstallation } from './installation.js';
import type { Lifetime } from './lifetime.js';
import type { Logger } from './logger.js';
import { postgresCheckpoints } from './postgres-checkpoints.js';

/** Of every topic, for the life of an installation. */
export const PARTITIONS = 4;

export interface Foundation {
  readonly log: EventLog;
  readonly database: DataSource;
  readonly archive: ArchiveReader;
  readonly checkpoints: Checkpoints;
  readonly installationKey: Uint8Array;
}

/** All of it is owned by the lifetime: the database goes last. */
export async function layFoundation(
  config: Config,
  lifetime: Lifetime,
  logger: Logger,
): Promise<Foundation> {
  const key = await installationKey(join(config.dataFolder, 'installation.key'));
  const url = await databaseUrl(config, lifetime, logger);
  const database = await openDatabase(url);
  lifetime.own('database', () => database.destroy());
  await checkInstallation(database, key);
  const log = await openPostgresLog({
    connectionString: url,
    topics: Object.values(TOPICS),
    partitions: PARTITIONS,
    onTrouble: ({ code, message }) => logger.warn({ code }, message),
  });
  lifetime.own('log', () => log.close());
  return {
    log,
    database,
    archive: postgresArchive(database, TOPICS.matchEvents),
    checkpoints: postgresCheckpoints(database),
    installationKey: key,
  };
}

async function databaseUrl(
  { database, dataFolder }: Config,
  lifetime: Lifetime,
  logger: Logger,
): Promise<string> {
  if (database.kind === 'postgres') return database.url;
  const { port } = database;
  const postgres = await startEmbeddedPostgres({
    dataFolder,
    ...(port === undefined ? {} : { port }),
  });
  lifetime.own('embedded PostgreSQL', () => postgres.stop());
  void postgres.lost.then((words) => lifetime.fail(new Error(words)));
  logger.info({ port: postgres.port, adopted: postgres.adopted }, 'embedded PostgreSQL runs');
  return postgres.url;
}
