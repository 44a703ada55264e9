/** Messages that Kafka takes of anybody and that none of our clients writes. */
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Entry, EventLog } from '@scoresheet/event-log-port';
import { sharedKafka, whyNoKafka, whyNoKcat, type SharedKafka } from '@scoresheet/tools-kafka';
import { Kafka, logLevel, Partitioners, type Message, type Producer } from 'kafkajs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openKafkaLog } from './open-kafka-log.js';

const run = promisify(execFile);
const missing = (await whyNoKafka()) ?? (await whyNoKcat());
const here = { topic: 'match.events', partition: 0 };
const PATIENCE = { timeout: 30_000, interval: 10 };

const MANY_HEADERS = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`h${i}`, `${i}`]));
const NO_UTF8 = Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]);

const STRANGE: readonly (Message & { readonly what: string })[] = [
  { what: 'no key', key: null, value: 'v' },
  { what: 'no value', key: 'k', value: null },
  { what: 'neither', key: null, value: null },
  { what: 'a key that is no UTF-8', key: NO_UTF8, value: 'v' },
  { what: 'a value that is no UTF-8', key: 'k', value: NO_UTF8 },
  { what: 'a huge key', key: 'k'.repeat(300_000), value: 'v' },
  { what: 'a huge value', key: 'k', value: randomBytes(900_000) },
  { what: 'a huge header', key: 'k', value: 'v', headers: { ce_id: 'x'.repeat(500_000) } },
  { what: 'thousands of headers', key: 'k', value: 'v', headers: MANY_HEADERS },
  { what: 'headers of no UTF-8', key: 'k', value: 'v', headers: { x: NO_UTF8, '\0': NO_UTF8 } },
  { what: 'a header twice', key: 'k', value: 'v', headers: { ce_id: ['a', 'b'] } },
  { what: 'silly names', key: 'k', value: 'v', headers: { '': '', constructor: 'c', length: '0' } },
  { what: 'a stamp of its own', key: 'k', value: 'v', timestamp: `${2 ** 52}` },
  { what: 'a stamp before all time', key: 'k', value: 'v', timestamp: '0' },
];

describe.skipIf(missing !== undefined)(`Foreign messages ${missing ?? ''}`, () => {
  let kafka: SharedKafka;
  let producer: Producer;
  beforeAll(async () => {
    kafka = await sharedKafka();
    const client = new Kafka({ brokers: [...kafka.brokers], logLevel: logLevel.NOTHING });
    producer = client.producer({ createPartitioner: Partitioners.DefaultPartitioner });
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
      brokers: kafka.brokers,
      prefix,
      replicas: 1,
    });
  const ours = (text: string) =>
    log.append(here, [{ key: 'm-1', value: new TextEncoder().encode(text) }]);

  async function writeByKcat(text: string, options: readonly string[]): Promise<void> {
    const to = ['-b', kafka.brokers.join(','), '-t', `${prefix}${here.topic}`, '-p', '0'];
    const writing = run('kcat', ['-P', ...to, ...options]);
    writing.child.stdin?.end(`${text}\n`);
    await writing;
  }

  /** What two readers are given that start now: of all, and of what comes after the first. */
  async function expectPassed(): Promise<Entry> {
    const end = await log.end(here);
    for (const from of [0, 1]) {
      const given: Entry[] = [];
      const subscription = log.subscribe(here, from, (entries) => void given.push(...entries));
      await vi.waitUntil(() => given.length >= end - from, PATIENCE);
      await subscription.stop();
      expect(given.map(({ offset }) => offset)).toEqual([0, 1, 2].slice(from));
      expect(new TextDecoder().decode(given.at(-1)?.value)).toBe('b');
      const stamps = given.map(({ appendedAtMs }) => appendedAtMs);
      expect(Math.abs(Date.now() - Math.min(...stamps))).toBeLessThan(60_000);
      expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
    }
    const [strange] = await log.read(here, 1, 1);
    if (strange === undefined) throw new Error('nothing at offset 1');
    expect([typeof strange.key, strange.value.constructor.name]).toEqual(['string', 'Uint8Array']);
    const headers = Object.entries(strange.headers ?? {}).flat();
    expect(headers.every((text) => typeof text === 'string')).toBe(true);
    return strange;
  }

  it.each(STRANGE)(
    'with $what are read, and so is what follows',
    async ({ what: _, ...message }) => {
      await ours('a');
      await producer.send({
        topic: `${prefix}${here.topic}`,
        messages: [{ ...message, partition: here.partition }],
      });
      await ours('b');
      const { key, value } = await expectPassed();
      expect(key).toBe(message.key?.toString() ?? '');
      expect(Buffer.from(value)).toEqual(Buffer.from(message.value ?? ''));
    },
  );

  it.each([
    [':', '-K', ':', '-Z'],
    ['v', '-H', '__proto__=1'],
    ['v', '-H', 'ce_id'],
    ['v', '-H', 'ce_id=1', '-H', 'ce_id=2'],
  ])('of kcat are read, and so is what follows: %s %s %s', async (text, ...options) => {
    await ours('a');
    await writeByKcat(text, options);
    await ours('b');
    await expectPassed();
  });

  it.each(['', 'no topic', 'match.stray', '{', '{"owner":null}', '\0', 'x'.repeat(100_000)])(
    'in the topic of what the log is do not keep it closed: %#',
    async (value) => {
      const topic = `${prefix}scoresheet.log`;
      await producer.send({ topic, messages: [{ value }, { value: null }, { value: NO_UTF8 }] });
      const again = await open();
      expect(again.logId).toBe(log.logId);
      await again.close();
    },
  );
});
