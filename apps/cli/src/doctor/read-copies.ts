/**
 * Compares log and archive: their counts, all rows counted again, and as many bytes as somebody who
 * waits has the patience for. Beyond that counts what the scrubber has found.
 */
import { TOPICS } from '@scoresheet/contracts-messages';
import { LogError, type EventLog } from '@scoresheet/event-log-port';
import {
  archiveStates,
  comparePiece,
  countArchive,
  isSameTally,
  keptDifferences,
  NO_EVENTS,
  projectedLogs,
  type ArchiveState,
  type KeptDifference,
} from '@scoresheet/services-archive';
import { hasTable, openEventLog, type Config } from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
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
  const states = await archiveStates(database, TOPICS.matchEvents);
  const log = await openEventLog({ eventLog: config.eventLog, databaseUrl: url });
  try {
    const compared = await compareBytes(database, log, states);
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
    const states = await archiveStates(manager, TOPICS.matchEvents);
    const counted = await countArchive(manager, TOPICS.matchEvents);
    return states.flatMap(({ partition, given }) => {
      const has = counted.get(partition) ?? NO_EVENTS;
      if (given === undefined || isSameTally(given, has)) return [];
      return [{ partition, given: given.events, has: has.events }];
    });
  });
}

async function compareBytes(
  database: DataSource,
  log: EventLog,
  states: readonly ArchiveState[],
): Promise<Pick<CopiesState, 'differences' | 'isWhole'>> {
  const topic = TOPICS.matchEvents;
  const until = performance.now() + PATIENCE_MS;
  const known = await keptDifferences(database, topic);
  const differences: KeptDifference[] = [];
  let bytes = 0;
  let isWhole = true;
  for (const { partition, next: end } of states) {
    let next = 0;
    while (next < end && bytes < MOST_BYTES && performance.now() < until) {
      const piece = await comparePiece({ database, log }, { topic, partition }, next, end);
      differences.push(...piece.differences.map((one) => ({ ...one, partition })));
      bytes += piece.bytes;
      next = piece.next;
    }
    isWhole &&= next >= end;
    differences.push(...known.filter((one) => one.partition === partition && one.offset >= next));
  }
  return { differences, isWhole };
}
