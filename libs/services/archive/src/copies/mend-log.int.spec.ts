/** A log that has lost bytes of records of several kinds gets them back from the archive. */
import { recordNamed } from '@scoresheet/domain-record/record-named';
import type { MemoryLog } from '@scoresheet/event-log-memory';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  append,
  newDatabase,
  newLog,
  OTHERS,
  project,
  TOPICS,
  written,
} from '../log-migration/migrated-world.spec-kit.js';
import { mendLog } from './mend-log.js';

const EVENTS = 3;
const topics = [TOPICS.events, OTHERS.events];

let postgres: SharedPostgres;
let database: DataSource;
let whole: MemoryLog;

beforeAll(async () => {
  postgres = await sharedPostgres();
  database = await newDatabase(postgres);
  whole = newLog(1);
  for (const [i, topic] of topics.entries()) {
    for (const event of written(recordNamed(`${i}`), EVENTS)) await append(whole, topic, event);
    await project(database, whole, 1e9, topic);
  }
});
afterAll(async () => {
  await database?.destroy();
  await postgres?.dispose();
});

/** The log without the last byte of every second event. */
const damaged = (): MemoryLog =>
  Object.assign(whole.openAnother(), {
    read: async (...asked: Parameters<MemoryLog['read']>) =>
      (await whole.read(...asked)).map((entry) =>
        entry.offset === 1 ? { ...entry, value: entry.value.slice(0, -1) } : entry,
      ),
  });

it('Events of every kind are given back, each to its own topic', async () => {
  const given: string[] = [];
  const told: (readonly [number, number])[] = [];
  const report = await mendLog(database, damaged(), {
    topics,
    mend: async ({ topic }, { record, seq }) => void given.push(`${topic} ${record}/${seq}`),
    onProgress: (done, total) => void told.push([done, total]),
  });
  expect(given).toEqual([
    `${TOPICS.events} ${recordNamed('0')}/1`,
    `${OTHERS.events} ${recordNamed('1')}/1`,
  ]);
  expect(report).toMatchObject({ entries: 2 * EVENTS, mended: 2 });
  expect(told.at(-1)).toEqual([2 * EVENTS, 2 * EVENTS]);
});

it('What cannot be given back is told with its topic', async () => {
  const { left } = await mendLog(database, damaged(), { topics, mend: undefined });
  expect(left.map(({ topic, kind, seq }) => [topic, kind, seq])).toEqual(
    topics.map((topic) => [topic, 'log-changed', 1]),
  );
});
