import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cloudEventHeaders, TOPICS } from '@scoresheet/contracts-messages';
import { sharedKafka, whyNoKafka, whyNoKcat, type SharedKafka } from '@scoresheet/tools-kafka';
import { beforeAll, describe, expect, it } from 'vitest';
import { openKafkaLog } from './open-kafka-log.js';

const run = promisify(execFile);
const missing = (await whyNoKafka()) ?? (await whyNoKcat());

const TIME = '2026-05-01T12:00:00.000Z';
const EVENT = { record: 'm-7', seq: 12, type: 'decision-answered', at: Date.parse(TIME) };
const LINES = '["scoresheet/1","m-7",12]\n{"public":"müde 🍻"}\n';

/** A message as kcat tells it; headers are names and values in turn. */
interface Told {
  readonly tstype: string;
  readonly key: string;
  readonly headers: readonly string[];
  readonly payload: string;
}

describe.skipIf(missing !== undefined)(`A client that is not ours ${missing ?? ''}`, () => {
  let kafka: SharedKafka;
  beforeAll(async () => {
    kafka = await sharedKafka();
  });

  it('reads an event as a CloudEvent, with the bytes that were appended', async () => {
    const shape = { topics: [TOPICS.matchEvents], partitions: 2, replicas: 1 };
    const log = await openKafkaLog({ ...shape, brokers: kafka.brokers });
    const headers = cloudEventHeaders(EVENT, TOPICS.matchEvents, () => TIME);
    const message = { key: EVENT.record, value: new TextEncoder().encode(LINES), headers };
    await log.append({ topic: TOPICS.matchEvents, partition: 1 }, [message]);
    await log.close();

    const [told] = await readByKcat(kafka, TOPICS.matchEvents);
    expect(told).toMatchObject({ key: 'm-7', payload: LINES, tstype: 'logappend' });
    expect(pairsOf(told?.headers ?? [])).toEqual({
      'content-type': 'application/jsonl',
      ce_specversion: '1.0',
      ce_id: 'm-7/12',
      ce_type: 'scoresheet.decision-answered',
      ce_source: '/scoresheet/match.events',
      ce_subject: 'm-7',
      ce_time: TIME,
    });
  });

  it.each(['snappy', 'lz4', 'zstd'])(
    'may compress by %s, and is read all the same',
    async (codec) => {
      const topic = `squeezed.${codec}`;
      const shape = { topics: [topic], partitions: 1, replicas: 1 };
      const log = await openKafkaLog({ ...shape, brokers: kafka.brokers, prefix: `${codec}.` });
      try {
        await writeByKcat(kafka, `${codec}.${topic}`, codec);
        const [entry] = await log.read({ topic, partition: 0 }, 0, 1);
        expect(new TextDecoder().decode(entry?.value)).toMatch(/^squeezed squeezed /);
      } finally {
        await log.close();
      }
    },
  );
});

async function writeByKcat({ brokers }: SharedKafka, topic: string, codec: string): Promise<void> {
  const args = ['-P', '-b', brokers.join(','), '-t', topic, '-p', '0', '-z', codec];
  const writing = run('kcat', args);
  writing.child.stdin?.end('squeezed '.repeat(200));
  await writing;
}

async function readByKcat({ brokers }: SharedKafka, topic: string): Promise<Told[]> {
  const whole = ['-C', '-o', 'beginning', '-e', '-q', '-J'];
  const { stdout } = await run('kcat', ['-b', brokers.join(','), '-t', topic, ...whole]);
  const lines = stdout.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Told);
}

function pairsOf(texts: readonly string[]): Record<string, string | undefined> {
  const names = texts.filter((_, index) => index % 2 === 0);
  return Object.fromEntries(names.map((name, index) => [name, texts[2 * index + 1]]));
}
