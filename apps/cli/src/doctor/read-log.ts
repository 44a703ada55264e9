/** Reads where the log of an installation ends, wherever it is kept. */
import { TOPICS } from '@scoresheet/contracts-messages';
import { LogError } from '@scoresheet/event-log-port';
import { LOG_TABLES_VERSION } from '@scoresheet/event-log-postgres';
import { hasTable, type Config } from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import { KNOWN_LOG, LOG_ENDS, type KnownLogRow, type LogEndRow } from './log.sql.js';
import type { ReadDatabase, ReaderPosition } from './probes.js';

/** A reader's position before the log was asked for its end. */
export type Position = Omit<ReaderPosition, 'end'>;

type ReadLog = Pick<
  ReadDatabase,
  'logVersion' | 'knownLogVersion' | 'logId' | 'logProblem' | 'readers'
>;

const PATIENCE_MS = 8_000;
const knownLogVersion = LOG_TABLES_VERSION;

export async function readLog(
  { eventLog }: Config,
  database: DataSource,
  positions: readonly Position[],
): Promise<ReadLog> {
  return eventLog.kind === 'kafka'
    ? readKafka(eventLog, positions)
    : readTables(database, positions);
}

/** A log that nobody has read yet may not be there, and nothing is wrong with that. */
async function readKafka(
  { kafka, partitions }: Extract<Config['eventLog'], { kind: 'kafka' }>,
  positions: readonly Position[],
): Promise<ReadLog> {
  const nothing = { logVersion: undefined, knownLogVersion, logId: undefined };
  const unread = { ...nothing, readers: positions.map((one) => ({ ...one, end: one.next })) };
  if (positions.length === 0) return { ...unread, logProblem: undefined };
  try {
    const shape = { topics: Object.values(TOPICS), partitions, openMs: PATIENCE_MS, found: false };
    const { openKafkaLog } = await import('@scoresheet/event-log-kafka');
    const log = await openKafkaLog({ ...kafka, ...shape });
    try {
      const readers = await Promise.all(
        positions.map(async (one) => {
          const isThere = one.partition < partitions;
          return { ...one, end: isThere ? await log.end(one) : undefined };
        }),
      );
      return { ...nothing, logId: log.logId, logProblem: undefined, readers };
    } finally {
      await log.close();
    }
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    return { ...unread, logProblem: error.message };
  }
}

async function readTables(database: DataSource, positions: readonly Position[]): Promise<ReadLog> {
  const known = { knownLogVersion, logProblem: undefined };
  if (!(await hasTable(database, 'scoresheet_log.log'))) {
    const readers = positions.map((one) => ({ ...one, end: undefined }));
    return { ...known, logVersion: undefined, logId: undefined, readers };
  }
  const [row] = await database.query<KnownLogRow[]>(KNOWN_LOG);
  const ends = await database.query<LogEndRow[]>(LOG_ENDS);
  const endOf = new Map(ends.map(({ place, end }) => [place, Number(end)]));
  return {
    ...known,
    logVersion: row?.version,
    logId: row?.id,
    readers: positions.map((one) => ({ ...one, end: endOf.get(`${one.topic}/${one.partition}`) })),
  };
}
