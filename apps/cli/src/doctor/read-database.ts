/**
 * Reads what an installation's database says of itself. Nothing is written; an embedded server
 * that does not run is started for the time, which is how the next start would find it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RECORD_TOPICS } from '@scoresheet/contracts-messages';
import {
  CommandMacEntity,
  fitsFormat,
  LogCopyEntity,
  ProjectionPositionEntity,
  topicOfArchive,
  WorkerPositionEntity,
} from '@scoresheet/services-archive';
import {
  createDataSource,
  hasTable,
  isTied,
  knownInstallation,
  knownSteps,
  reachDatabase,
  takenSteps,
  tiedInstallation,
  type ReachedDatabase,
  type Config,
} from '@scoresheet/services-runtime';
import { stoppedWebhooks, webhookPorts } from '@scoresheet/services-webhooks';
import type { DataSource } from 'typeorm';
import type { DatabaseState, ReadDatabase, ReaderPosition } from './probes.js';
import { readCopies } from './read-copies.js';
import { readLists } from './read-lists.js';
import { readLog, type Position } from './read-log.js';

export async function readDatabase(config: Config): Promise<DatabaseState> {
  const { database, dataFolder } = config;
  if (database.kind === 'embedded' && !existsSync(join(dataFolder, 'postgres'))) {
    return { is: 'absent' };
  }
  try {
    const reached = await reachDatabase(config);
    try {
      return { is: 'there', ...(await readFrom(reached, config)) };
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

async function readFrom(
  { url, wasRunning }: ReachedDatabase,
  config: Config,
): Promise<ReadDatabase> {
  const database = await createDataSource(url).initialize();
  try {
    const positions = await readPositions(database);
    const log = await readLog(config, database, positions);
    const isLate = wasRunning && log.readers.some(isBehind);
    return {
      ...log,
      readers: isLate ? await whoStandsStill(database, log.readers) : log.readers,
      ...(await readMigrations(database)),
      ...(await readContents(database)),
      ...(await readWebhooks(database, config)),
      copies: await readCopies({ config, url, database, logId: log.logId }),
      keyFits: await fitsKey(database, config),
    };
  } finally {
    await database.destroy();
  }
}

const isBehind = ({ who, next, end = 0 }: ReaderPosition): boolean =>
  who === 'projector' && next < end;

/** A projector that runs reads what is there many times within such a pause. */
const STANDS_STILL_MS = 2_000;

async function whoStandsStill(
  database: DataSource,
  readers: readonly ReaderPosition[],
): Promise<readonly ReaderPosition[]> {
  await pause(STANDS_STILL_MS);
  const later = await readPositions(database);
  const hasStayed = (one: ReaderPosition) =>
    later.some(
      ({ who, topic, partition, next }) =>
        who === one.who && topic === one.topic && partition === one.partition && next === one.next,
    );
  return readers.map((one) => ({ ...one, standsStill: isBehind(one) && hasStayed(one) }));
}

async function readContents(
  database: DataSource,
): Promise<
  Pick<ReadDatabase, 'suspended' | 'formatFits' | 'listed' | 'copyBegun' | 'takesUnproved'>
> {
  const hasArchive = await hasTable(database, 'scoresheet.archived_event');
  const hasCopy = await hasTable(database, 'scoresheet.log_copy');
  const hasProofs = await hasTable(database, 'scoresheet.command_mac');
  return {
    formatFits: !hasArchive || (await fitsFormat(database, RECORD_TOPICS.match.events)),
    ...(await readLists(database)),
    takesUnproved: hasProofs && (await takesUnproved(database)),
    copyBegun: hasCopy && (await database.manager.exists(LogCopyEntity)),
  };
}

async function readWebhooks(
  database: DataSource,
  { webhookAddresses: addresses, webhookPorts: ports }: Config,
): Promise<Pick<ReadDatabase, 'stoppedWebhooks' | 'webhookPorts'>> {
  if (!(await hasTable(database, 'scoresheet.webhook'))) {
    return { stoppedWebhooks: [], webhookPorts: [] };
  }
  return {
    stoppedWebhooks: await stoppedWebhooks(database),
    webhookPorts: await webhookPorts(database, { addresses, ports }),
  };
}

/**
 * Whether unproved commands are taken. Asked once an installation has begun: its first start notes
 * where proofs are required.
 */
async function takesUnproved(database: DataSource): Promise<boolean> {
  if (!(await isTied(database))) return false;
  const required = await Promise.all(
    Object.values(RECORD_TOPICS).map(({ commands: topic }) =>
      database.manager.existsBy(CommandMacEntity, { topic }),
    ),
  );
  return !required.every(Boolean);
}

async function readMigrations(
  database: DataSource,
): Promise<Pick<ReadDatabase, 'pending' | 'unknown'>> {
  const known = knownSteps(database);
  const applied = (await takenSteps(database)) ?? [];
  return {
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

async function fitsKey(database: DataSource, config: Config): Promise<boolean | undefined> {
  if (!(await hasTable(database, 'scoresheet.installation'))) return undefined;
  const tied = await tiedInstallation(database);
  return tied === undefined ? undefined : tied === (await knownInstallation(config));
}

/** The columns alone that an installation has which waits for its upgrade. */
const POSITION = { partition: true, logId: true, next: true } as const;

async function readPositions(database: DataSource): Promise<readonly Position[]> {
  const { manager } = database;
  if (!(await hasTable(database, 'scoresheet.projection_position'))) return [];
  const projected = await manager.find(ProjectionPositionEntity, {
    select: { ...POSITION, projection: true },
    order: { projection: 'ASC', partition: 'ASC' },
  });
  const worked = await manager.find(WorkerPositionEntity, {
    select: { ...POSITION, topic: true },
    order: { topic: 'ASC', partition: 'ASC' },
  });
  return [
    ...projected.map(({ projection, partition, logId, next }) => ({
      who: 'projector' as const,
      topic: topicOfArchive(projection),
      partition,
      logId,
      next,
    })),
    ...worked.map(({ topic, partition, logId, next }) => ({
      who: 'worker' as const,
      topic,
      partition,
      logId,
      next,
    })),
  ];
}
