import { LogError, type Entry, type EventLog } from '@scoresheet/event-log-port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgresLog } from './open-postgres-log.js';
import { throwawayPostgres, type ThrowawayPostgres } from './testing/throwaway-postgres.js';

const here = { topic: 'match.events', partition: 0 };
const WRITERS = 8;
const ROUNDS = 3;
const PROGRESS = 400;
const PATIENCE = { timeout: 20_000, interval: 5 };
const TEST_TIMEOUT_MS = 90_000;

describe('When the database dies under a consumer and its appenders', () => {
  let postgres: ThrowawayPostgres;
  let connectionString: string;
  beforeAll(async () => {
    postgres = await throwawayPostgres();
    connectionString = await postgres.createDatabase();
  });
  afterAll(() => postgres.dispose());

  const troubles: LogError[] = [];
  const open = () =>
    openPostgresLog({
      topics: [here.topic],
      partitions: 1,
      connectionString,
      onTrouble: (error) => troubles.push(error),
    });

  it(
    'nothing acknowledged is lost and every entry is delivered once',
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const log = await open();
      const reader = await open(); // as another process: it lives by notifications and polls
      const delivered: Entry[] = [];
      const consumption = reader.consume(here, 0, (entries) => void delivered.push(...entries));
      const work = startWriters(log);

      for (let round = 1; round <= ROUNDS; round += 1) {
        await progress(work.acknowledged);
        await postgres.cutConnections();
        await progress(work.acknowledged);
        const before = troubles.length;
        await postgres.crash();
        await vi.waitUntil(() => troubles.length > before, PATIENCE);
        await postgres.restart();
      }
      await progress(work.acknowledged);
      await work.stop();

      const end = await log.end(here);
      await vi.waitUntil(() => delivered.length >= end, PATIENCE);
      await consumption.stop();
      expect(delivered.map(({ offset }) => offset)).toEqual(
        Array.from({ length: end }, (_, i) => i),
      );
      expectInOrder(work.acknowledged, delivered);
      const fresh = await open();
      expect(await readAll(fresh)).toEqual(delivered);
      await Promise.all([log, reader, fresh].map((handle) => handle.close()));
    },
  );
});

/** Writers that number their messages, and repeat one until it is acknowledged. */
function startWriters(log: EventLog) {
  const acknowledged: string[] = [];
  let isStopping = false;
  const write = async (writer: number) => {
    for (let number = 0; !isStopping; number += 1) {
      const text = `${writer}/${number}`;
      await appendPersistently(log, text);
      acknowledged.push(text);
    }
  };
  const all = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  const stop = async () => {
    isStopping = true;
    await all;
  };
  return { acknowledged, stop };
}

async function appendPersistently(log: EventLog, text: string): Promise<void> {
  const message = { key: text, value: new TextEncoder().encode(text) };
  for (;;) {
    try {
      await log.append(here, [message]);
      return;
    } catch (error) {
      if (!(error instanceof LogError) || error.code !== 'log-unavailable') throw error;
    }
  }
}

async function progress(acknowledged: readonly string[]): Promise<void> {
  const before = acknowledged.length;
  await vi.waitUntil(() => acknowledged.length >= before + PROGRESS, PATIENCE);
}

/** A repeated message may stand twice; each writer's first ones are all there, in its order. */
function expectInOrder(acknowledged: readonly string[], delivered: readonly Entry[]): void {
  const texts = [...new Set(delivered.map(({ value }) => new TextDecoder().decode(value)))];
  for (let writer = 0; writer < WRITERS; writer += 1) {
    const ofWriter = (text: string) => text.startsWith(`${writer}/`);
    expect(texts.filter(ofWriter)).toEqual(acknowledged.filter(ofWriter));
  }
}

async function readAll(log: EventLog): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (;;) {
    const batch = await log.read(here, entries.length, 1_000);
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}
