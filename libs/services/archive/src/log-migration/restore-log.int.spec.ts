import { recordNamed } from '@scoresheet/domain-record/record-named';
import type { MemoryLog } from '@scoresheet/event-log-memory';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { archiveOf, projectionPosition } from '../projection-positions.js';
import { archiveStates } from '../tally/archive-tally.js';
import {
  append,
  bytesOf,
  chainsIn,
  KIND,
  newDatabase,
  newLog,
  OTHER_KIND,
  OTHERS,
  placesAreRight,
  project,
  stampsIn,
  TOPICS,
  written,
} from './migrated-world.spec-kit.js';
import { endsOf, sumOf } from './read-to-end.js';
import { restoreLog } from './restore-log.js';

const TAKEN_MS = 1_700_000_000_000;
const RESTORED_MS = TAKEN_MS + 86_400_000;
const RECORDS = ['1', '2', '3', '4', '5'].map(recordNamed);

let postgres: SharedPostgres;
let database: DataSource;
let whole: MemoryLog;

beforeAll(async () => {
  postgres = await sharedPostgres();
});
afterAll(() => postgres?.dispose());

beforeEach(async () => {
  database = await newDatabase(postgres);
  whole = newLog(2, () => TAKEN_MS);
  for (const record of RECORDS) {
    for (const event of written(record, 9)) await append(whole, TOPICS.events, event);
  }
  await project(database, whole);
});
afterEach(() => database.destroy());

/** As an older copy of the log has it: fewer events of each record, the last one none. */
async function olderCopy(partitions = 2): Promise<MemoryLog> {
  const log = newLog(partitions);
  for (const [i, record] of RECORDS.slice(0, -1).entries()) {
    for (const event of written(record, 2 + i)) {
      await append(log, TOPICS.events, event);
      await append(log, TOPICS.events, { key: record, value: bytesOf('noise') });
    }
  }
  return log;
}

const restore = (log: MemoryLog) => restoreLog(database, log, { kinds: [KIND] });

describe('a log that lacks what the archive has', () => {
  it('gets it back, record by record, and is the log of the database again', async () => {
    const log = await olderCopy();
    expect(await restore(log)).toMatchObject({ records: 5, events: 45, appended: 45 - 14 });
    expect(await chainsIn(log)).toEqual(await chainsIn(whole));
    expect(await placesAreRight(database, log)).toBe(true);
    const ends = await endsOf(log, TOPICS.events);
    expect(ends).toHaveLength(log.partitions);
    for (const [partition, next] of ends.entries()) {
      const of = { projection: archiveOf(TOPICS.events), partition };
      expect(await projectionPosition(database, of)).toMatchObject({ logId: log.logId, next });
    }
    const states = await archiveStates(database, TOPICS.events);
    expect(states.length).toBeGreaterThan(0);
    for (const { given, has } of states) {
      expect(given?.events).toBeGreaterThan(0);
      expect(given).toEqual(has);
    }
  });

  it('says of every event when it was taken first, and the archive goes on saying so', async () => {
    const log = newLog(2, () => RESTORED_MS);
    await restore(log);
    expect(new Set(await stampsIn(log))).toEqual(new Set([TAKEN_MS]));
    const again = newLog(3, () => RESTORED_MS + 1);
    await restore(again);
    expect(new Set(await stampsIn(again))).toEqual(new Set([TAKEN_MS]));
  });

  it('says nothing of that of what an earlier version has archived', async () => {
    await database.query('update scoresheet.archived_event set stamped_at_ms = null');
    const log = newLog(2, () => RESTORED_MS);
    await restore(log);
    expect(new Set(await stampsIn(log))).toEqual(new Set([RESTORED_MS]));
  });

  it('may be empty, and of another number of partitions', async () => {
    const log = newLog(5);
    expect(await restore(log)).toMatchObject({ appended: 45 });
    expect(await chainsIn(log)).toEqual(await chainsIn(whole));
    expect(await placesAreRight(database, log)).toBe(true);
  });

  it('gets nothing the second time', async () => {
    const log = await olderCopy();
    await restore(log);
    const ends = await endsOf(log, TOPICS.events);
    expect(await restore(log)).toMatchObject({ appended: 0, archived: 0 });
    expect(await endsOf(log, TOPICS.events)).toEqual(ends);
  });

  it('keeps what it has and the archive has not, and the archive gets it', async () => {
    const log = await olderCopy();
    for (const event of written(recordNamed('new'), 3)) await append(log, TOPICS.events, event);
    expect(await restore(log)).toMatchObject({ records: 6, events: 48, archived: 3 });
    expect(await placesAreRight(database, log)).toBe(true);
  });
});

describe('a log of two kinds of records', () => {
  const kinds = [KIND, OTHER_KIND];
  const key = recordNamed('6');

  beforeEach(async () => {
    for (const event of written(key, 4)) await append(whole, OTHERS.events, event);
    await project(database, whole, 9, OTHERS.events);
  });

  it('gets back what it lacks of either', async () => {
    const log = newLog(3);
    const told: (readonly [number, number])[] = [];
    const onProgress = (done: number, total: number) => void told.push([done, total]);
    const report = await restoreLog(database, log, { kinds, onProgress });
    expect(report).toMatchObject({ records: 6, events: 49, appended: 49 });
    expect(await chainsIn(log, OTHERS.events)).toEqual(await chainsIn(whole, OTHERS.events));
    expect(await placesAreRight(database, log)).toBe(true);
    const of = { projection: archiveOf(OTHERS.events), partition: 0 };
    expect(await projectionPosition(database, of)).toMatchObject({ logId: log.logId });
    expect(told.at(-1)).toEqual([49, 49]);
  });

  it('gets nothing of any where one went on by itself', async () => {
    const log = newLog(2);
    for (const event of written(key, 2, undefined, 'otherwise')) {
      await append(log, OTHERS.events, event);
    }
    await expect(restoreLog(database, log, { kinds })).rejects.toThrow(/is one in the log and/);
    expect(sumOf(await endsOf(log, TOPICS.events))).toBe(0);
  });
});

it('A log that went on by itself is refused with the record, and nothing is appended to it', async () => {
  const log = newLog(2);
  const [first, ...others] = written(recordNamed('1'), 4, undefined, 'otherwise');
  for (const event of [first, ...others]) if (event) await append(log, TOPICS.events, event);
  const before = sumOf(await endsOf(log, TOPICS.events));
  await expect(restore(log)).rejects.toThrow(/Event \d of m-0+1 is one in the log and another/);
  expect(sumOf(await endsOf(log, TOPICS.events))).toBe(before);
  expect(await placesAreRight(database, whole)).toBe(true);
});
