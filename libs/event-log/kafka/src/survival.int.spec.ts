import { LogError, type Entry, type EventLog } from '@scoresheet/event-log-port';
import { startKafka, whyNoKafka, type KafkaCluster } from '@scoresheet/tools-kafka';
import { Kafka, logLevel } from 'kafkajs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openKafkaLog } from './open-kafka-log.js';

const missing = await whyNoKafka();
const here = { topic: 'match.events', partition: 0 };
const WRITERS = 8;
const PROGRESS = 200;
const PATIENCE = { timeout: 60_000, interval: 5 };
const TEST_TIMEOUT_MS = 180_000;
/** Three Java machines at once are slow to start where others work too. */
const START_TIMEOUT_MS = 120_000;

interface Misfortune {
  readonly what: string;
  readonly brokers: 1 | 3;
  /** Something happens to the cluster, and is mended. */
  readonly happen: (kafka: KafkaCluster, meanwhile: () => Promise<void>) => Promise<void>;
}

const MISFORTUNES: readonly Misfortune[] = [
  {
    what: 'the only broker is killed',
    brokers: 1,
    async happen(kafka) {
      await kafka.kill(0);
      await kafka.restart(0);
    },
  },
  {
    what: 'the leader of three is killed',
    brokers: 3,
    async happen(kafka, meanwhile) {
      const leader = await leaderOf(kafka);
      await kafka.kill(leader);
      await meanwhile(); // the other two go on
      await kafka.restart(leader);
    },
  },
];

describe.skipIf(missing !== undefined)(`When brokers die ${missing ?? ''}`, () => {
  describe.each(MISFORTUNES)('and $what, twice', ({ brokers: count, happen }) => {
    let kafka: KafkaCluster;
    beforeAll(async () => {
      kafka = await startKafka({ brokers: count });
    }, START_TIMEOUT_MS);
    afterAll(() => kafka.stop());

    it(
      'nothing acknowledged is lost and every entry is delivered once',
      { timeout: TEST_TIMEOUT_MS },
      async () => {
        const shape = { topics: [here.topic], partitions: 1 };
        const open = () =>
          openKafkaLog({ ...shape, brokers: kafka.brokers, replicas: count, deadlineMs: 30_000 });
        const log = await open();
        const reader = await open();
        const delivered: Entry[] = [];
        const consumption = reader.consume(here, 0, (entries) => void delivered.push(...entries));
        const work = startWriters(log);

        for (let round = 1; round <= 2; round += 1) {
          await progress(work.acknowledged);
          await happen(kafka, () => progress(work.acknowledged));
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
        await Promise.all([log, reader].map((handle) => handle.close()));
      },
    );
  });
});

/** Counted from 0, as the cluster's handle counts brokers. */
async function leaderOf({ brokers }: KafkaCluster): Promise<number> {
  const admin = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  const { topics } = await admin.fetchTopicMetadata({ topics: [here.topic] });
  await admin.disconnect();
  return (topics[0]?.partitions[here.partition]?.leader ?? NaN) - 1;
}

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
