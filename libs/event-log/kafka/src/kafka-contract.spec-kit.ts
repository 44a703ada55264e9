import { randomUUID } from 'node:crypto';
import { eventLogContract } from '@scoresheet/event-log-port/contract-suite';
import { startKafka, whyNoKafka, type KafkaVersion } from '@scoresheet/tools-kafka';
import { afterAll, beforeAll, describe } from 'vitest';
import { openKafkaLog } from './open-kafka-log.js';

/** Tells vitest the contract of the log, against a broker of this version. */
export async function contractOnKafka(version: KafkaVersion): Promise<void> {
  const missing = await whyNoKafka(version);
  describe.skipIf(missing !== undefined)(`On Apache Kafka ${version} ${missing ?? ''}`, () => {
    let kafka: Awaited<ReturnType<typeof startKafka>>;
    beforeAll(async () => {
      kafka = await startKafka({ version });
    });
    afterAll(() => kafka.stop());

    eventLogContract('the log', async (shape) => {
      const { brokers } = kafka;
      const prefix = `${randomUUID()}.`;
      return {
        open: () => openKafkaLog({ ...shape, brokers, prefix, replicas: 1 }),
        dispose: async () => undefined, // the topics go with their broker
      };
    });
  });
}
