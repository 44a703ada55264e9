import type { Entry } from '@scoresheet/event-log-port';
import { startSurvivors } from '@scoresheet/event-log-port/contract-suite';
import { startKafka, whyNoKafka, type KafkaCluster } from '@scoresheet/tools-kafka';
import { Kafka, logLevel } from 'kafkajs';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { openKafkaLog } from './open-kafka-log.js';

const missing = await whyNoKafka();
const here = { topic: 'match.events', partition: 0 };
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
        const subscription = reader.subscribe(
          here,
          0,
          (entries) => void delivered.push(...entries),
        );
        const survivors = startSurvivors(log, here);

        for (let round = 1; round <= 2; round += 1) {
          await survivors.progress();
          await happen(kafka, () => survivors.progress());
        }
        await survivors.progress();
        await survivors.stop();

        const end = await log.end(here);
        await vi.waitUntil(() => delivered.length >= end, PATIENCE);
        await subscription.stop();
        survivors.expectDelivered(delivered);
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
