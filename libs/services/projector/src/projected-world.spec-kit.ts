/** A database and a log in memory, with projectors that a test starts, stops and breaks. */
import { recordNamed } from '@scoresheet/domain-record/record-named';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { RECORD_TOPICS } from '@scoresheet/contracts-messages';
import { postgresArchive } from '@scoresheet/services-archive';
import { matchQueries } from '@scoresheet/services-read-models';
import { openDatabase } from '@scoresheet/services-runtime';
import type { Belief, Suspension } from '@scoresheet/services-tail';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { PROJECTED_MATCHES } from './projected-kinds.js';
import { PartitionProjector } from './partition-projector.js';
import { rebuildMatches } from './rebuild-matches.js';
import { PARTITIONS, writtenMatch, type WrittenEvent } from './written-matches.spec-kit.js';

export const TOPIC = 'match.events';
export const EVENT_TOPICS = Object.values(RECORD_TOPICS).map(({ events }) => events);
export const AT_ONCE = 7;
export const PATIENCE_MS = 15_000;

export let postgres: SharedPostgres;
export let url: string;
export let database: DataSource;
export let log: MemoryLog;
export let projectors: Projector[];

/** Called once at the top of a spec file: a database, a log and no projector for each test. */
export function projectedWorld(): void {
  beforeAll(async () => {
    postgres = await sharedPostgres();
  });
  afterAll(() => postgres?.dispose());

  beforeEach(async () => {
    url = await postgres.createDatabase();
    database = await openDatabase(url);
    log = memoryLog({ topics: EVENT_TOPICS, partitions: PARTITIONS });
    projectors = [];
  });
  afterEach(async () => {
    await Promise.all(projectors.map((projector) => projector.stop()));
    await database.destroy();
  });
}

interface Projector {
  readonly ended: Promise<unknown>;
  /** Resolves when it has asked the log for entries so many times. */
  asked(times: number): Promise<void>;
  readonly troubles: unknown[];
  /** The matches that the world had to stop, as record and event. */
  readonly suspended: string[];
  stop(): Promise<void>;
}

/** A process that projects all partitions, in batches of a few entries. */
export function startProjector(
  of: MemoryLog = log,
  into: DataSource = database,
  belief?: Belief,
): Projector {
  const stopping = new AbortController();
  const troubles: unknown[] = [];
  const suspended: string[] = [];
  let asked = 0;
  const pace = async () => void (asked += 1);
  const sources = {
    log: of.openAnother({ batchSize: AT_ONCE, pace }),
    database: into,
    kind: PROJECTED_MATCHES,
    belief,
    onTrouble: (error: unknown) => void troubles.push(error),
    onSuspended: ({ record, seq }: Suspension) => void suspended.push(`${record}/${seq}`),
  };
  const ended = Promise.all(
    Array.from({ length: PARTITIONS }, (_, partition) =>
      new PartitionProjector(sources, partition).run(stopping.signal),
    ),
  );
  const projector = {
    ended,
    troubles,
    suspended,
    asked: (times: number) =>
      vi.waitFor(() => expect(asked).toBeGreaterThanOrEqual(times), {
        timeout: PATIENCE_MS,
        interval: 1,
      }),
    async stop() {
      stopping.abort();
      await ended.catch(() => undefined);
    },
  };
  ended.catch(() => undefined);
  projectors.push(projector);
  return projector;
}

export async function append(events: readonly WrittenEvent[]): Promise<void> {
  for (const { partition, message } of events)
    await log.append({ topic: TOPIC, partition }, [message]);
}

export const end = (partition: number) => log.end({ topic: TOPIC, partition });

export async function projectedToEnd(topic = TOPIC): Promise<void> {
  const archive = postgresArchive(database, topic);
  for (let partition = 0; partition < PARTITIONS; partition += 1) {
    const last = await log.end({ topic, partition });
    const next = async () => (await archive.position(partition))?.next ?? 0;
    while ((await next().catch(() => 0)) < last) await pause(10);
  }
}

export const matches = (count: number, length = 12): WrittenEvent[][] =>
  Array.from({ length: count }, (_, i) => [...writtenMatch(recordNamed(`${i}`), length + (i % 3))]);

export async function expectProjected(all: readonly (readonly WrittenEvent[])[]): Promise<void> {
  const archive = postgresArchive(database, TOPIC);
  expect(all.length).toBeGreaterThan(0);
  for (const match of all) {
    const record = match[0]?.record as string;
    const archived = await archive.events(record, Number.MAX_SAFE_INTEGER);
    expect(archived.map(({ bytes }) => Buffer.from(bytes))).toEqual(
      match.map(({ message }) => Buffer.from(message.value)),
    );
    expect(await matchQueries(database).match(record)).toMatchObject({
      status: 'over',
      suspended: false,
      eventCount: match.length,
      result: { places: [[1], [2]], reason: 'life-lost' },
    });
  }
  const [rows] = await database.query<{ count: string }[]>(
    'select count(*) from scoresheet.archived_event',
  );
  expect(Number(rows?.count)).toBe(all.flat().length);
  const comparison = await rebuildMatches({ log, database }, { compareOnly: true });
  expect(comparison).toMatchObject({ matches: all.length, differing: 0, differences: [] });
}
