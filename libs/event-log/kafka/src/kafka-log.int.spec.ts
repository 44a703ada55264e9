import { randomUUID } from 'node:crypto';
import { eventLogContract } from '@scoresheet/event-log-port/contract-suite';
import { startKafka, whyNoKafka, type KafkaCluster } from '@scoresheet/tools-kafka';
import { afterAll, beforeAll, describe } from 'vitest';
import { openKafkaLog } from './open-kafka-log.js';

const missing = await whyNoKafka();

describe.skipIf(missing !== undefined)(`On a broker ${missing ?? ''}`, () => {
  let kafka: KafkaCluster;
  beforeAll(async () => {
    kafka = await startKafka();
  });
  afterAll(() => kafka.stop());

  eventLogContract('The log in Kafka', async (shape) => {
    const { brokers } = kafka;
    const prefix = `${randomUUID()}.`;
    return {
      open: () => openKafkaLog({ ...shape, brokers, prefix, replicas: 1 }),
      dispose: async () => undefined, // the topics go with their broker
    };
  });
});
