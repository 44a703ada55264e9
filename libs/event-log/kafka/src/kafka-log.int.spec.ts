import { randomUUID } from 'node:crypto';
import type { EventLog, LogError, Message } from '@scoresheet/event-log-port';
import { startKafka, whyNoKafka, type KafkaCluster } from '@scoresheet/tools-kafka';
import { Kafka, logLevel, type Admin } from 'kafkajs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { kafkaLogOwner } from './kafka-log-owner.js';
import { MAX_SEND_MESSAGES } from './limits.js';
import { openKafkaLog, type KafkaLogOptions } from './open-kafka-log.js';
import { newTopicSettings } from './topic-settings.js';

const missing = await whyNoKafka();
const here = { topic: 'match.events', partition: 0 };
const message = (text: string): Message => ({ key: 'm-1', value: new TextEncoder().encode(text) });
const PATIENCE = { timeout: 30_000, interval: 10 };
const TEST_TIMEOUT_MS = 60_000;

describe.skipIf(missing !== undefined)(`The log in Kafka ${missing ?? ''}`, () => {
  let kafka: KafkaCluster;
  beforeAll(async () => {
    kafka = await startKafka();
  });
  afterAll(() => kafka.stop());

  let prefix: string;
  let opened: EventLog[];
  beforeEach(() => {
    prefix = `${randomUUID()}.`;
    opened = [];
  });
  afterEach(() => Promise.all(opened.map((log) => log.close())));

  async function open(options: Partial<KafkaLogOptions> = {}): Promise<EventLog> {
    const shape = { topics: [here.topic], partitions: 2 };
    const { brokers } = kafka;
    const log = await openKafkaLog({ ...shape, brokers, prefix, replicas: 1, ...options });
    opened.push(log);
    return log;
  }

  async function asOperator<T>(work: (admin: Admin) => Promise<T>): Promise<T> {
    const admin = new Kafka({ brokers: [...kafka.brokers], logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    try {
      return await work(admin);
    } finally {
      await admin.disconnect();
    }
  }

  describe('is founded once', () => {
    it('although several processes open it at the same moment', async () => {
      const logs = await Promise.all(Array.from({ length: 4 }, () => open()));
      expect(new Set(logs.map(({ logId }) => logId)).size).toBe(1);
      expect((await open()).logId).toBe(logs[0]?.logId);
    });

    it('by the first who names himself its owner, and for nobody else', async () => {
      const { logId } = await open();
      expect((await open({ owner: 'us' })).logId).toBe(logId);
      await expect(open({ owner: 'them' })).rejects.toMatchObject({
        code: 'log-mismatch',
        message: expect.stringMatching(/belongs to another installation/),
      });
      expect((await open({ owner: 'us' })).logId).toBe(logId);
      expect((await open()).logId).toBe(logId);
    });

    it('and says whom it belongs to, to whoever asks without opening it', async () => {
      const owner = () => kafkaLogOwner({ brokers: kafka.brokers, prefix });
      expect(await owner()).toBeUndefined();
      const topics = await asOperator((admin) => admin.listTopics());
      expect(topics.filter((topic) => topic.startsWith(prefix))).toEqual([]);
      await open();
      expect(await owner()).toBeUndefined();
      await open({ owner: 'us' });
      expect(await owner()).toBe('us');
    });

    it('with its owner, of whom several that come at once are one', async () => {
      const owners = ['us', 'them', 'us', 'them'];
      const tries = await Promise.allSettled(owners.map((owner) => open({ owner })));
      expect(tries.map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'fulfilled',
        'rejected',
        'rejected',
      ]);
    });

    it('but not by whoever only looks', async () => {
      await expect(open({ found: false })).rejects.toMatchObject({
        code: 'log-mismatch',
        message: expect.stringMatching(/nobody has founded a log here yet/),
      });
      const topics = await asOperator((admin) => admin.listTopics());
      expect(topics.filter((topic) => topic.startsWith(prefix))).toEqual([]);
      const { logId } = await open();
      const looking = await open({ found: false, owner: 'us' });
      expect(looking.logId).toBe(logId);
      await open({ owner: 'them' }); // whoever looked has claimed nothing
    });

    it('with a number of partitions that it keeps', async () => {
      await open();
      await expect(open({ partitions: 3 })).rejects.toMatchObject({
        code: 'log-mismatch',
        message: expect.stringMatching(/created with 2 partitions.* 3 were asked for/),
      });
    });

    it('and takes further topics later, beside those it has', async () => {
      await (await open()).append(here, [message('a')]);
      const log = await open({ topics: ['match.commands', here.topic] });
      expect(await log.end(here)).toBe(1);
      expect(await log.end({ topic: 'match.commands', partition: 1 })).toBe(0);
    });

    it('and not where something else stands', async () => {
      const about = { topic: `${prefix}scoresheet.log`, numPartitions: 1 };
      const plan = { topic: about.topic, partitions: 1, replicas: 1, minInSyncReplicas: 1 };
      const configEntries = newTopicSettings(plan);
      await asOperator((admin) => admin.createTopics({ topics: [{ ...about, configEntries }] }));
      const producer = new Kafka({
        brokers: [...kafka.brokers],
        logLevel: logLevel.NOTHING,
      }).producer();
      await producer.connect();
      await producer.send({ topic: about.topic, messages: [{ value: 'hello' }] });
      await producer.disconnect();
      const words = expect.stringContaining('but it begins with: hello');
      await expect(open()).rejects.toMatchObject({ code: 'log-mismatch', message: words });
    });

    it('only where a broker answers', async () => {
      const troubles: LogError[] = [];
      const onTrouble = (error: LogError) => troubles.push(error);
      const refusal = open({ brokers: ['127.0.0.1:1'], openMs: 2_000, onTrouble });
      const words = expect.stringContaining('ECONNREFUSED');
      await expect(refusal).rejects.toMatchObject({ code: 'log-unavailable', message: words });
      expect(troubles).not.toEqual([]);
    });

    it('only where there are brokers for all copies', async () => {
      const words = expect.stringContaining('3 replicas, but 1 brokers are there');
      const refusal = open({ replicas: 3, openMs: 300 });
      await expect(refusal).rejects.toMatchObject({ code: 'log-unavailable', message: words });
    });
  });

  describe('refuses topics that would not keep it', () => {
    it('and says everything that is to be mended', async () => {
      const topic = `${prefix}${here.topic}`;
      await asOperator((admin) => admin.createTopics({ topics: [{ topic, numPartitions: 2 }] }));
      const refusal = await open().catch((error: LogError) => error);
      expect(refusal).toMatchObject({ code: 'log-mismatch' });
      const { message: words } = refusal as LogError;
      expect(words).toContain(`${topic} --add-config retention.ms=-1`);
      expect(words).toContain(`${topic} --add-config message.timestamp.type=LogAppendTime`);
    });

    it('that have vanished, instead of beginning another history', async () => {
      const log = await open();
      await log.append(here, [message('a')]);
      await log.close();
      const topics = [`${prefix}${here.topic}`];
      await asOperator((admin) => admin.deleteTopics({ topics }));
      const words = expect.stringContaining(`${prefix}${here.topic}, which are gone`);
      await expect(open()).rejects.toMatchObject({ code: 'log-mismatch', message: words });
    });
  });

  it('divides a large append into sends without changing its order', async () => {
    const log = await open({ deadlineMs: TEST_TIMEOUT_MS });
    const large = { key: 'm-1', value: new Uint8Array(400 * 1024) };
    const all = [...Array.from({ length: 9 }, () => large), message('last')];
    expect(await log.append(here, all)).toEqual({ firstOffset: 0 });
    const many = Array.from({ length: MAX_SEND_MESSAGES }, (_, index) => message(`${index}`));
    await Promise.all([log.append(here, many), log.append(here, [message('after')])]);
    const texts: string[] = [];
    const subscription = log.subscribe(here, all.length - 1, (entries) => {
      texts.push(...entries.map(({ value }) => new TextDecoder().decode(value)));
      if (texts.at(-1) === 'after') void subscription.stop();
    });
    await subscription.ended;
    expect(texts).toEqual(['last', ...many.map((_, index) => `${index}`), 'after']);
  });

  it('refuses an append that a paused broker does not answer, and goes on after it', async () => {
    const log = await open({ deadlineMs: 1_000 });
    const refusal = () =>
      log.append(here, [message('a')]).then(
        () => undefined, // a broker that is being stopped may have answered before
        (error: unknown) => error,
      );
    await kafka.pause(0);
    try {
      const words = expect.stringContaining('1000 ms');
      const refused = await vi.waitUntil(refusal, PATIENCE);
      expect(refused).toMatchObject({ code: 'log-unavailable', message: words });
    } finally {
      await kafka.resume(0);
    }
    await vi.waitUntil(async () => (await refusal()) === undefined, PATIENCE);
  });

  describe('does not go on', () => {
    it('when entries were removed from its beginning', { timeout: TEST_TIMEOUT_MS }, async () => {
      const log = await open();
      await log.append(here, [message('a'), message('b'), message('c')]);
      const partitions = [{ partition: here.partition, offset: '2' }];
      const topic = `${prefix}${here.topic}`;
      await asOperator(async (admin) => {
        await admin.fetchTopicOffsets(topic); // or the library does not know the topic
        await admin.deleteTopicRecords({ topic, partitions });
      });
      const words = expect.stringContaining('lost its entries below 2');
      const { ended } = log.subscribe(here, 1, () => undefined);
      await expect(ended).rejects.toMatchObject({ code: 'log-mismatch', message: words });
    });

    it('when an empty topic was put in its place', { timeout: TEST_TIMEOUT_MS }, async () => {
      const log = await open();
      await log.append(here, [message('a'), message('b')]);
      const seen = vi.fn();
      const subscription = log.subscribe(here, 0, seen);
      const ended = expect(subscription.ended).rejects.toMatchObject({
        code: 'offset-out-of-range',
      });
      await vi.waitUntil(() => seen.mock.calls.length === 1, PATIENCE);
      const topic = `${prefix}${here.topic}`;
      await asOperator((admin) => admin.deleteTopics({ topics: [topic] }));
      const isCreated = () =>
        asOperator((admin) => admin.createTopics({ topics: [{ topic, numPartitions: 2 }] })).catch(
          () => false, // it takes a moment until the name is free
        );
      await vi.waitUntil(isCreated, PATIENCE);
      await ended;
    });
  });
});
