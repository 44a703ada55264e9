/** Foreign clients that write in transactions: they take offsets that nobody is given. */
import { randomUUID } from 'node:crypto';
import type { Entry, EventLog } from '@scoresheet/event-log-port';
import { sharedKafka, whyNoKafka, type SharedKafka } from '@scoresheet/tools-kafka';
import { Kafka, logLevel, Partitioners, type Producer } from 'kafkajs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openKafkaLog } from './open-kafka-log.js';

const missing = await whyNoKafka();
const here = { topic: 'match.events', partition: 0 };
const PATIENCE = { timeout: 30_000, interval: 10 };
const FINISHES = ['commit', 'abort'] as const;

const textsOf = (entries: readonly Entry[]) =>
  entries.map(({ value }) => new TextDecoder().decode(value));

describe.skipIf(missing !== undefined)(`A transaction of a foreign client ${missing ?? ''}`, () => {
  let kafka: SharedKafka;
  let producer: Producer;
  beforeAll(async () => {
    kafka = await sharedKafka();
    const client = new Kafka({ brokers: [...kafka.brokers], logLevel: logLevel.NOTHING });
    producer = client.producer({
      transactionalId: 'foreign',
      idempotent: true,
      maxInFlightRequests: 1,
      createPartitioner: Partitioners.DefaultPartitioner,
    });
    await producer.connect();
  });
  afterAll(async () => {
    await producer?.disconnect();
  });

  let prefix: string;
  let log: EventLog;
  beforeEach(async () => {
    prefix = `${randomUUID()}.`;
    log = await open();
  });
  afterEach(() => log.close());

  const open = () =>
    openKafkaLog({
      topics: [here.topic],
      partitions: 1,
      truncatable: [here.topic],
      brokers: kafka.brokers,
      prefix,
      replicas: 1,
    });
  const ours = (text: string) =>
    log.append(here, [{ key: 'm-1', value: new TextEncoder().encode(text) }]);

  async function begin(texts: readonly string[], topic = here.topic) {
    const transaction = await producer.transaction();
    const messages = texts.map((value) => ({ value, partition: here.partition }));
    await transaction.send({ topic: `${prefix}${topic}`, messages });
    return transaction;
  }

  /** What a reader is given from there on until it has come to the end. */
  async function readToEnd(from: number): Promise<readonly Entry[]> {
    const end = await log.end(here);
    const given: Entry[] = [];
    const subscription = log.subscribe(here, from, (entries) => void given.push(...entries));
    await vi.waitUntil(() => (given.at(-1)?.offset ?? -1) >= end - 1, PATIENCE);
    await subscription.stop();
    return given;
  }

  describe.each(FINISHES)('that ends with %s', (finish) => {
    it('is read as any entry, and a mark as one that says nothing', async () => {
      await ours('a');
      await (await begin(['x', 'y']))[finish]();
      await vi.waitUntil(async () => (await log.end(here)) === 4, PATIENCE);
      await ours('b');
      await (await begin(['z']))[finish]();
      await vi.waitUntil(async () => (await log.end(here)) === 7, PATIENCE);
      const told = ['a', 'x', 'y', '', 'b', 'z', ''];
      for (const from of told.keys()) {
        const given = await readToEnd(from);
        expect(textsOf(given)).toEqual(told.slice(from));
        expect(given.map(({ offset }) => offset)).toEqual([...told.keys()].slice(from));
        const [first] = await log.read(here, from, 1);
        expect([first?.offset, textsOf(first ? [first] : [])]).toEqual([from, [told[from]]]);
      }
    });

    it('is followed by who reads meanwhile', async () => {
      const given: Entry[] = [];
      const subscription = log.subscribe(here, 0, (entries) => void given.push(...entries));
      const untilGiven = (...texts: string[]) =>
        vi.waitFor(() => expect(textsOf(given)).toEqual(texts), PATIENCE);
      await ours('a');
      await untilGiven('a');
      const transaction = await begin(['x']);
      await untilGiven('a', 'x');
      await transaction[finish]();
      await untilGiven('a', 'x', '');
      await ours('b');
      await untilGiven('a', 'x', '', 'b');
      const stamps = given.map(({ appendedAtMs }) => appendedAtMs);
      expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
      expect(stamps[0]).toBeGreaterThan(0);
      await subscription.stop();
    });

    it('leaves a mark below which old entries are removed', async () => {
      await ours('a');
      await (await begin(['x']))[finish]();
      await vi.waitUntil(async () => (await log.end(here)) === 3, PATIENCE);
      await log.truncate(here, 2);
      expect([await log.start(here), textsOf(await readToEnd(2))]).toEqual([2, ['']]);
    });
  });

  it('hides nothing while it is open, and holds no reader up', async () => {
    await ours('a');
    const transaction = await begin(['x']);
    await ours('b');
    expect(await log.end(here)).toBe(3);
    expect(textsOf(await readToEnd(0))).toEqual(['a', 'x', 'b']);
    expect(textsOf(await log.read(here, 2, 1))).toEqual(['b']);
    const other = await open();
    expect(await other.end(here)).toBe(3);
    await other.close();
    await transaction.abort();
  });

  it('in the topic of what the log is does not keep it closed', async () => {
    await (await begin(['{'], 'scoresheet.log')).abort();
    const opening = await open().catch((error: unknown) => error);
    expect(opening).toMatchObject({ logId: log.logId });
    await (opening as EventLog).close();
  });
});
