import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import {
  throwawayPostgres,
  type ThrowawayPostgres,
} from '@scoresheet/event-log-postgres/throwaway-postgres';
import { BookmarkMismatch, postgresArchive } from '@scoresheet/services-archive';
import { areMatchRowsCurrent, matchQueries } from '@scoresheet/services-read-models';
import { openDatabase } from '@scoresheet/services-runtime';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PartitionProjector } from './partition-projector.js';
import { ProjectorService } from './projector.service.js';
import { NothingReadable, rebuildMatches, type RebuildProgress } from './rebuild-matches.js';
import {
  interleaved,
  PARTITIONS,
  writtenEvent,
  writtenMatch,
  type WrittenEvent,
} from './written-matches.spec-kit.js';

const TOPIC = 'match.events';
const AT_ONCE = 7;

let postgres: ThrowawayPostgres;
let url: string;
let database: DataSource;
let log: MemoryLog;
let projectors: Projector[];

beforeAll(async () => {
  postgres = await throwawayPostgres();
});
afterAll(() => postgres?.dispose());

beforeEach(async () => {
  url = await postgres.createDatabase();
  database = await openDatabase(url);
  log = memoryLog({ topics: [TOPIC], partitions: PARTITIONS });
  projectors = [];
});
afterEach(async () => {
  await Promise.all(projectors.map((projector) => projector.stop()));
  await database.destroy();
});

interface Projector {
  readonly ended: Promise<unknown>;
  /** Resolves when it has asked the log for entries so many times. */
  asked(times: number): Promise<void>;
  readonly troubles: unknown[];
  stop(): Promise<void>;
}

/** A process that projects all partitions, in batches of a few entries. */
function startProjector(of: MemoryLog = log, into: DataSource = database): Projector {
  const stopping = new AbortController();
  const troubles: unknown[] = [];
  let asked = 0;
  const pace = async () => void (asked += 1);
  const sources = {
    log: of.openAnother({ batchSize: AT_ONCE, pace }),
    database: into,
    topic: TOPIC,
    onTrouble: (error: unknown) => void troubles.push(error),
  };
  const ended = Promise.all(
    Array.from({ length: PARTITIONS }, (_, partition) =>
      new PartitionProjector(sources, partition).run(stopping.signal),
    ),
  );
  const projector = {
    ended,
    troubles,
    asked: (times: number) =>
      vi.waitFor(() => expect(asked).toBeGreaterThanOrEqual(times), { interval: 1 }),
    async stop() {
      stopping.abort();
      await ended.catch(() => undefined);
    },
  };
  ended.catch(() => undefined);
  projectors.push(projector);
  return projector;
}

async function append(events: readonly WrittenEvent[]): Promise<void> {
  for (const { partition, message } of events)
    await log.append({ topic: TOPIC, partition }, [message]);
}

const end = (partition: number) => log.end({ topic: TOPIC, partition });

async function projectedToEnd(): Promise<void> {
  const archive = postgresArchive(database, TOPIC);
  for (let partition = 0; partition < PARTITIONS; partition += 1) {
    const last = await end(partition);
    const next = async () => (await archive.position(partition))?.next ?? 0;
    while ((await next().catch(() => 0)) < last) await pause(10);
  }
}

const matches = (count: number, length = 12): WrittenEvent[][] =>
  Array.from({ length: count }, (_, i) => [...writtenMatch(`m-${i}`, length + (i % 3))]);

async function expectProjected(all: readonly (readonly WrittenEvent[])[]): Promise<void> {
  const archive = postgresArchive(database, TOPIC);
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
  const comparison = await rebuildMatches({ log, database, topic: TOPIC }, { compareOnly: true });
  expect(comparison).toMatchObject({ matches: all.length, differing: 0, differences: [] });
}

describe('a projector', () => {
  it('archives the exact bytes of every event once, with its place, and keeps the rows', async () => {
    const all = matches(9);
    await append(interleaved(all));
    startProjector();
    await projectedToEnd();

    await expectProjected(all);
    const [match = []] = all;
    const archive = postgresArchive(database, TOPIC);
    const [first, second] = await archive.events('m-0', Number.MAX_SAFE_INTEGER);
    expect(await archive.heads(['m-0', 'm-unknown'], (second?.offset ?? 0) + 1)).toEqual(
      new Map([['m-0', { seq: 1, hash: match[1]?.hash }]]),
    );
    expect(await archive.heads(['m-0'], first?.offset ?? 0)).toEqual(new Map());
    expect(await archive.events('m-0', Number.MAX_SAFE_INTEGER, 3)).toHaveLength(match.length - 3);
  });

  it('goes on with what is written while it runs', async () => {
    startProjector();
    const all = matches(4);
    await append(interleaved(all));
    await projectedToEnd();
    await expectProjected(all);
  });

  it('suspends a match whose event makes no sense, archives it, and serves its neighbours', async () => {
    const all = matches(3);
    const [created] = writtenMatch('m-bad', 1) as [WrittenEvent];
    const blessed = writtenEvent('m-bad', { seq: 0, hash: created.hash }, 'match-blessed', []);
    const after = writtenEvent('m-bad', { seq: 1, hash: blessed.hash }, 'seat-taken', []);
    await append(interleaved([...all, [created, blessed, after]]));
    startProjector();
    await projectedToEnd();

    expect(await matchQueries(database).match('m-bad')).toMatchObject({
      suspended: true,
      eventCount: 3,
    });
    const archived = await postgresArchive(database, TOPIC).events('m-bad', 1e9);
    expect(archived.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    for (const [i] of all.entries()) {
      expect(await matchQueries(database).match(`m-${i}`)).toMatchObject({ status: 'over' });
    }
  });
});

describe('exactly once', () => {
  it('whatever number of projectors fight for the same partitions', async () => {
    const others = await Promise.all([openDatabase(url), openDatabase(url)]);
    for (const into of [database, ...others]) startProjector(log, into);
    const all = matches(12);
    await append(interleaved(all));
    await projectedToEnd();

    await expectProjected(all);
    expect(projectors.flatMap(({ troubles }) => troubles)).toEqual([]);
    await Promise.all(projectors.map((projector) => projector.stop()));
    await Promise.all(others.map((other) => other.destroy()));
  });

  it('when the database ends every connection in the middle, again and again', async () => {
    const all = matches(12);
    const projector = startProjector();
    const events = interleaved(all);
    for (let i = 0; i < events.length; i += 60) {
      await append(events.slice(i, i + 60));
      await postgres.cutConnections();
    }
    await projectedToEnd();
    await expectProjected(all);
    expect(projector.troubles.length).toBeGreaterThan(0);
  });

  it('when the process ends and starts anywhere', async () => {
    const all = matches(6);
    const events = interleaved(all);
    for (let i = 0; i < events.length; i += 25) {
      await append(events.slice(i, i + 25));
      const projector = startProjector();
      await projector.asked(i % 4);
      await projector.stop();
    }
    startProjector();
    await projectedToEnd();
    await expectProjected(all);
  });
});

describe('a rebuild', () => {
  it('finds and mends whatever differs, while projectors run', async () => {
    const all = matches(5);
    startProjector();
    await append(interleaved(all.slice(0, 3)));
    await projectedToEnd();
    await database.query(`update scoresheet.match set event_count = 99 where id = 'm-1'`);
    await database.query(`delete from scoresheet.match where id = 'm-2'`);
    await database.query(
      `insert into scoresheet.match
       select (jsonb_populate_record(match, '{"id": "m-ghost"}')).* from scoresheet.match
       where id = 'm-0'`,
    );

    const appending = append(interleaved(all.slice(3)));
    const sources = { log, database, topic: TOPIC };
    const compared = await rebuildMatches(sources, { compareOnly: true });
    const { differing, differences } = await rebuildMatches(sources);

    expect(compared.differing).toBe(3);
    expect(differing).toBe(3);
    expect(differences).toMatchObject([
      {
        id: 'm-1',
        live: { eventCount: 99 },
        rebuilt: { eventCount: all[1]?.length },
        fields: ['eventCount'],
      },
      { id: 'm-2', live: undefined, rebuilt: { id: 'm-2' } },
      { id: 'm-ghost', live: { id: 'm-ghost' }, rebuilt: undefined },
    ]);
    await appending;
    await projectedToEnd();
    await expectProjected(all);
  });

  it('is not undone by a projector that remembers the rows of before', async () => {
    const match = [...writtenMatch('m-long', 12)];
    await append(match.slice(0, 7));
    await startProjector().asked(1);
    await projectedToEnd();
    await Promise.all(projectors.map((projector) => projector.stop()));
    await database.query(`update scoresheet.match set game = 'chess'`);
    startProjector();
    await append(match.slice(7, 9));
    await projectedToEnd();
    expect(await matchQueries(database).match('m-long')).toMatchObject({ game: 'chess' });

    expect(await rebuildMatches({ log, database, topic: TOPIC })).toMatchObject({ differing: 1 });
    await append(match.slice(9));
    await projectedToEnd();
    await expectProjected([match]);
  });

  it('says how far it has come, and gives up when told', async () => {
    startProjector();
    await append(interleaved(matches(3)));
    await projectedToEnd();
    const sources = { log, database, topic: TOPIC };

    const told: RebuildProgress[] = [];
    const { entries } = await rebuildMatches(sources, { onProgress: (one) => told.push(one) });
    const total = (await end(0)) + (await end(1));
    expect(told.at(-1)).toEqual({ read: total, total });
    expect(entries).toBe(total);
    const stopped = AbortSignal.abort(new Error('enough'));
    await expect(rebuildMatches(sources, { stopped })).rejects.toThrow('enough');
    expect(await rebuildMatches(sources)).toMatchObject({ differing: 0 });
  });

  it('takes no row away where this version can read nothing of the log', async () => {
    const foreign = new TextEncoder().encode('["another-format"]\n');
    await log.append({ topic: TOPIC, partition: 0 }, [{ key: 'm-0', value: foreign }]);
    startProjector();
    await projectedToEnd();
    await database.query(
      `insert into scoresheet.match
         (id, game, status, suspended, seats, created_at_ms, updated_at_ms, event_count)
       values ('m-0', 'fuzzycards', 'open', false, '[]', 1, 1, 1)`,
    );
    const rebuilt = rebuildMatches({ log, database, topic: TOPIC });
    await expect(rebuilt).rejects.toThrow(NothingReadable);
    expect(await matchQueries(database).match('m-0')).toMatchObject({ id: 'm-0' });
  });

  it('is made before anything else where another version has written the rows', async () => {
    const all = matches(3);
    const first = startProjector();
    await append(interleaved(all));
    await projectedToEnd();
    await first.stop();
    await database.query(`update scoresheet.match set ruleset = '', ended_at_ms = null`);
    expect(await areMatchRowsCurrent(database)).toBe(false);

    const service = new ProjectorService({
      ...{ log: log.openAnother(), database },
      onFatal: (error) => {
        throw error;
      },
    });
    service.onApplicationBootstrap();
    await vi.waitFor(async () => expect(await areMatchRowsCurrent(database)).toBe(true));
    expect(await matchQueries(database).match('m-0')).toMatchObject({ ruleset: 'fuzzycards/1' });
    await service.beforeApplicationShutdown();
    await expectProjected(all);
  });
});

describe('another log', () => {
  beforeEach(async () => {
    const projector = startProjector();
    await append(interleaved(matches(9)));
    await projectedToEnd();
    await projector.stop();
  });

  const refusal = (of: MemoryLog) => startProjector(of).ended.catch((error: unknown) => error);
  const copyOf = async (logId: string, change: (values: Uint8Array[]) => Uint8Array[]) => {
    const copy = memoryLog({ topics: [TOPIC], partitions: PARTITIONS, logId });
    for (let partition = 0; partition < PARTITIONS; partition += 1) {
      const entries = await log
        .openAnother({ batchSize: 1e9 })
        .read({ topic: TOPIC, partition }, 0, 1e9);
      const values = change(entries.map(({ value }) => value));
      await copy.append(
        { topic: TOPIC, partition },
        values.map((value) => ({ key: '', value })),
      );
    }
    return copy;
  };

  it('with another id is refused with words', async () => {
    const error = await refusal(await copyOf('other', (values) => values));
    expect(error).toBeInstanceOf(BookmarkMismatch);
    expect(String(error)).toContain("log's id is other");
  });

  it('that ends before the position is refused', async () => {
    const error = await refusal(await copyOf(log.logId, (values) => values.slice(0, -1)));
    expect(error).toBeInstanceOf(BookmarkMismatch);
    expect(String(error)).toMatch(/ends at offset \d+, but was read up to \d+/);
  });

  it('that holds another entry before the position is refused', async () => {
    const changed = (values: Uint8Array[]) => [...values.slice(0, -1), new Uint8Array([1])];
    const error = await refusal(await copyOf(log.logId, changed));
    expect(error).toBeInstanceOf(BookmarkMismatch);
    expect(String(error)).toContain('holds another entry');
  });
});
