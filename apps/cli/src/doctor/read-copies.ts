/**
 * Compares log and archive: their counts, all rows counted again, and as many bytes as somebody who
 * waits has the patience for. Beyond that counts what the scrubber has found.
 */
import { LogError, type EventLog } from '@scoresheet/event-log-port';
import {
  archiveStates,
  comparePiece,
  countArchive,
  isSameTally,
  keptDifferences,
  NO_EVENTS,
  projectedLogs,
  type KeptDifference,
} from '@scoresheet/services-archive';
import { hasTable, openEventLog, type Config } from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import { EVENT_TOPICS } from '../log/log-words.js';
import type { CopiesState } from './probes.js';

const MOST_BYTES = 128 * 1024 * 1024;
const PATIENCE_MS = 20_000;

interface CopiesToRead {
  readonly config: Config;
  readonly url: string;
  readonly database: DataSource;
  /** Id of the log; undefined: it cannot be read. */
  readonly logId: string | undefined;
}

/** Compares log and archive; undefined where there are no two that belong together. */
export async function readCopies(from: CopiesToRead): Promise<CopiesState | undefined> {
  const { config, url, database, logId } = from;
  if (logId === undefined || !(await hasTable(database, 'scoresheet.copy_difference'))) return;
  if (!(await isReadFrom(database, logId))) return undefined;
  const log = await openEventLog({ eventLog: config.eventLog, databaseUrl: url });
  try {
    const compared = await compareBytes(database, log);
    return { ...compared, lacking: await readLacking(database) };
  } catch (error) {
    if (error instanceof LogError) return undefined; // another check says what is wrong with it
    throw error;
  } finally {
    await log.close();
  }
}

async function isReadFrom(database: DataSource, logId: string): Promise<boolean> {
  const logs = await projectedLogs(database);
  return logs.length === 1 && logs[0] === logId;
}

/** All rows are counted again, in the snapshot in which the position is read. */
async function readLacking(database: DataSource): Promise<CopiesState['lacking']> {
  return database.transaction('REPEATABLE READ', async (manager) => {
    const lacking: CopiesState['lacking'][number][] = [];
    for (const topic of EVENT_TOPICS) {
      const counted = await countArchive(manager, topic);
      for (const { partition, given } of await archiveStates(manager, topic)) {
        const has = counted.get(partition) ?? NO_EVENTS;
        if (given === undefined || isSameTally(given, has)) continue;
        lacking.push({ topic, partition, given: given.events, has: has.events });
      }
    }
    return lacking;
  });
}

async function compareBytes(
  database: DataSource,
  log: EventLog,
): Promise<Pick<CopiesState, 'differences' | 'isWhole'>> {
  const until = performance.now() + PATIENCE_MS;
  const differences: KeptDifference[] = [];
  let bytes = 0;
  let isWhole = true;
  for (const topic of EVENT_TOPICS) {
    const known = await keptDifferences(database, topic);
    for (const { partition, next: end } of await archiveStates(database, topic)) {
      const of = { topic, partition };
      let next = 0;
      while (next < end && bytes < MOST_BYTES && performance.now() < until) {
        const piece = await comparePiece({ database, log }, of, next, end);
        differences.push(...piece.differences.map((one) => ({ ...one, ...of })));
        bytes += piece.bytes;
        next = piece.next;
      }
      isWhole &&= next >= end;
      differences.push(...known.filter((one) => one.partition === partition && one.offset >= next));
    }
  }
  return { differences, isWhole };
}
