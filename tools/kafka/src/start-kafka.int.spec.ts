import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Kafka, logLevel, type Admin } from 'kafkajs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classesOf } from './kafka-jars.js';
import { startKafka, type KafkaCluster } from './start-kafka.js';
import { DEFAULT_VERSION } from './versions.js';
import { whyNoKafka } from './why-no-kafka.js';

const missing = await whyNoKafka();

describe.skipIf(missing !== undefined)(`A broker of one's own ${missing ?? ''}`, () => {
  let kafka: KafkaCluster;
  beforeAll(async () => {
    kafka = await startKafka();
  });
  afterAll(() => kafka.stop());

  it('has a leader for a topic from the first moment', async () => {
    const topics = await asked(kafka, async (admin) => {
      await admin.createTopics({ topics: [{ topic: 'a', numPartitions: 2 }] });
      return (await admin.fetchTopicMetadata({ topics: ['a'] })).topics;
    });
    expect(topics[0]?.partitions.map(({ leader }) => leader)).toEqual([1, 1]);
  });

  it.skipIf(process.platform !== 'linux')(
    'takes the classes that an earlier broker left',
    async () => {
      const mapped = await readFile(`/proc/${kafka.pid(0)}/maps`, 'utf8');
      expect(mapped).toContain(classesOf(DEFAULT_VERSION));
    },
  );

  it('keeps its topics when it is killed and started again, at the same address', async () => {
    await asked(kafka, (admin) => admin.createTopics({ topics: [{ topic: 'kept' }] }));
    await kafka.kill(0);
    expect(kafka.pid(0)).toBeUndefined();
    await expect(asked(kafka, (admin) => admin.listTopics())).rejects.toThrow('ECONNREFUSED');
    await kafka.restart(0);
    expect(await asked(kafka, (admin) => admin.listTopics())).toContain('kept');
  });

  it('answers nothing while it is paused, and goes on after it', async () => {
    const answer = asked(kafka, async (admin) => {
      await kafka.pause(0);
      const listed = admin.listTopics();
      await kafka.resume(0);
      return listed;
    });
    expect(await answer).toContain('kept');
  });

  it("keeps a folder's data from one life to the next, and an id like a program's option", async () => {
    const folder = relative('.', await mkdtemp(join(tmpdir(), 'scoresheet-kept-')));
    const clusterId = '-C5OggTwDvl-qD_eD3dZtQ';
    try {
      await writeFile(join(folder, 'cluster-id'), clusterId);
      const first = await startKafka({ folder });
      await asked(first, (admin) => admin.createTopics({ topics: [{ topic: 'kept' }] }));
      await first.stop();
      const second = await startKafka({ folder });
      const [topics, described] = await asked(second, async (admin) => [
        await admin.listTopics(),
        await admin.describeCluster(),
      ]);
      await second.stop();
      expect(topics).toContain('kept');
      expect(described).toMatchObject({ clusterId });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('leaves no process behind, not even a paused one', async () => {
    await kafka.pause(0);
    const pid = kafka.pid(0) ?? 0;
    await kafka.stop();
    await kafka.stop(); // harmless
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(asked(kafka, (admin) => admin.listTopics())).rejects.toThrow('ECONNREFUSED');
  });
});

async function asked<T>(
  { brokers }: KafkaCluster,
  question: (admin: Admin) => Promise<T>,
): Promise<T> {
  const silent = { logLevel: logLevel.NOTHING, retry: { retries: 0 } };
  const admin = new Kafka({ brokers: [...brokers], ...silent }).admin();
  try {
    await admin.connect();
    return await question(admin);
  } finally {
    await admin.disconnect();
  }
}
