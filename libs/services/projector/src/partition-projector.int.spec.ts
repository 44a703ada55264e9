import { recordNamed } from '@scoresheet/domain-record/record-named';
import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import { CheckpointMismatch, postgresArchive } from '@scoresheet/services-archive';
import { matchQueries } from '@scoresheet/services-read-models';
import { openDatabase } from '@scoresheet/services-runtime';
import type { DataSource, EntityManager } from 'typeorm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  append,
  database,
  expectProjected,
  log,
  matches,
  PATIENCE_MS,
  postgres,
  projectedToEnd,
  projectedWorld,
  projectors,
  startProjector,
  TOPIC,
  url,
} from './projected-world.spec-kit.js';
import {
  interleaved,
  PARTITIONS,
  writtenEvent,
  writtenMatch,
  type WrittenEvent,
} from './written-matches.spec-kit.js';

projectedWorld();

/** Move the position, archive, look for a rebuild, read rows, write rows; then the commit. */
const STATEMENTS_OF_A_BATCH = 5;

/** The database for a projector whose first batch is broken off after so many statements. */
function breaksOffAfter(statements: number, onBreak: () => void): DataSource {
  let left = statements;
  const counted = (manager: EntityManager): EntityManager =>
    new Proxy(manager, {
      get(target, name: keyof EntityManager) {
        if (name === 'query' || name === 'getRepository') breakOff();
        const value: unknown = target[name];
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  function breakOff(): void {
    if (left === 0) onBreak();
    left -= 1;
    if (left < 0) throw new Error('broken off');
  }
  return Object.assign(Object.create(database) as DataSource, {
    async transaction(work: (manager: EntityManager) => Promise<void>): Promise<void> {
      await database.transaction((manager) => work(counted(manager)));
      breakOff(); // it is written, and the projector does not know
    },
  });
}

/** The database for a projector that loses all its connections in the middle of every fourth batch. */
function cutInTheMiddle(): DataSource {
  let begun = 0;
  let cut = Promise.resolve();
  return Object.assign(Object.create(database) as DataSource, {
    transaction: (work: (manager: EntityManager) => Promise<void>) =>
      database.transaction(async (manager) => {
        begun += 1;
        // One after the other, or an operator would cut the connection of the next.
        if (begun % 4 === 0) await (cut = cut.then(() => postgres.cutConnections()));
        await work(manager);
      }),
  });
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
    const [first, second] = await archive.events(recordNamed('0'), Number.MAX_SAFE_INTEGER);
    expect(await archive.heads([recordNamed('0'), 'm-unknown'], (second?.offset ?? 0) + 1)).toEqual(
      new Map([[recordNamed('0'), { seq: 1, hash: match[1]?.hash }]]),
    );
    expect(await archive.heads([recordNamed('0')], first?.offset ?? 0)).toEqual(new Map());
    expect(await archive.events(recordNamed('0'), Number.MAX_SAFE_INTEGER, 3)).toHaveLength(
      match.length - 3,
    );
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
    const [created] = writtenMatch(recordNamed('bad'), 1) as [WrittenEvent];
    const blessed = writtenEvent(
      recordNamed('bad'),
      { seq: 0, hash: created.hash },
      'match-blessed',
      [],
    );
    const after = writtenEvent(
      recordNamed('bad'),
      { seq: 1, hash: blessed.hash },
      'seat-taken',
      [],
    );
    await append(interleaved([...all, [created, blessed, after]]));
    startProjector();
    await projectedToEnd();

    expect(await matchQueries(database).match(recordNamed('bad'))).toMatchObject({
      suspended: true,
      eventCount: 3,
    });
    const archived = await postgresArchive(database, TOPIC).events(recordNamed('bad'), 1e9);
    expect(archived.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(all.length).toBeGreaterThan(0);
    for (const [i] of all.entries()) {
      expect(await matchQueries(database).match(recordNamed(`${i}`))).toMatchObject({
        status: 'over',
      });
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
    await append(interleaved(all));
    const projector = startProjector(log, cutInTheMiddle());
    await projectedToEnd();
    await expectProjected(all);
    expect(projector.troubles.length).toBeGreaterThan(0);
  });

  it('when it breaks off between any two statements of a batch, or right after the last', async () => {
    const all = matches(4);
    const events = interleaved(all);
    await append(events.slice(0, events.length / 2));
    let brokenOff = 0;
    for (let statements = 0; ; statements += 1) {
      const breaking = breaksOffAfter(statements, () => (brokenOff += 1));
      const projector = startProjector(log, breaking);
      await vi.waitFor(() => expect(brokenOff).toBeGreaterThan(statements), {
        timeout: PATIENCE_MS,
      });
      await projector.stop();
      if (statements === STATEMENTS_OF_A_BATCH) break;
    }
    await append(events.slice(events.length / 2));
    startProjector();
    await projectedToEnd();
    await expectProjected(all);
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
    expect(error).toBeInstanceOf(CheckpointMismatch);
    expect(String(error)).toContain("log's id is other");
  });

  it('that ends before the position is refused', async () => {
    const error = await refusal(await copyOf(log.logId, (values) => values.slice(0, -1)));
    expect(error).toBeInstanceOf(CheckpointMismatch);
    expect(String(error)).toMatch(/ends at offset \d+, but was read up to \d+/);
  });

  it('that holds another entry before the position is refused', async () => {
    const changed = (values: Uint8Array[]) => [...values.slice(0, -1), new Uint8Array([1])];
    const error = await refusal(await copyOf(log.logId, changed));
    expect(error).toBeInstanceOf(CheckpointMismatch);
    expect(String(error)).toContain('holds another entry');
  });
});
