/**
 * The contest on Apache Kafka, one broker and one partition. The raw append is kafkajs by itself:
 * the same keys, headers and bytes, with as many messages in flight as there are matches at once.
 */
import { randomUUID } from 'node:crypto';
import { TOPICS } from '@scoresheet/contracts-messages';
import type { EventLog, Message } from '@scoresheet/event-log-port';
import { openKafkaLog } from '@scoresheet/event-log-kafka';
import { startKafka } from '@scoresheet/tools-kafka';
import { Kafka, logLevel, type Producer } from 'kafkajs';
import type { Rounds } from '../interleave.js';
import { together, type Figures } from '../figures.js';
import { FUZZYCARDS, TOY_DUEL, type BenchGame } from './bench-games.js';
import { logContest, type Prepared } from './log-duel.js';
import type { Prefilled } from './prefill.js';

const AT_ONCE = [1, 16, 256] as const;
const COMMANDS = 5_000;
/** One in flight takes so long that fewer have to do. */
const RAW_ONE_BY_ONE = 2_000;
const ROUNDS: Rounds = { rounds: 3, warmUp: 3, untilLevel: 12 };
/** Bytes of the values; with keys and headers a broker takes about a megabyte at once. */
const MAX_SEND_BYTES = 800_000;
const ALL_IN_SYNC = -1;
const RAW_TOPIC = 'bench.raw';

interface KafkaBenchOptions {
  readonly games?: readonly BenchGame[];
  readonly atOnce?: readonly number[];
  readonly commands?: number;
  readonly rounds?: Rounds;
}

export async function kafkaLogBench(options: KafkaBenchOptions = {}): Promise<Figures> {
  const { games = [FUZZYCARDS, TOY_DUEL], atOnce = AT_ONCE } = options;
  const { commands = COMMANDS, rounds = ROUNDS } = options;
  const kafka = await startKafka();
  const { brokers } = kafka;
  try {
    const figures: Figures[] = [];
    for (const game of games) {
      for (const matchesAtOnce of atOnce) {
        const load = { game, matchesAtOnce, commands, rounds, partitions: 1 };
        const raw = {
          words: `raw append by kafkajs, ${matchesAtOnce} in flight`,
          prepare: (prefilled: Prefilled) => prepareRaw(brokers, prefilled, matchesAtOnce),
        };
        const words = { on: 'Kafka', goal: 'at least 0.5' };
        const openLog = () => openOn(brokers);
        figures.push(await logContest({ ...load, ...words, openLog, raw }));
      }
    }
    return together(figures);
  } finally {
    await kafka.stop();
  }
}

const newPrefix = (): string => `${randomUUID()}.`;

const openOn = (
  brokers: readonly string[],
  topics: readonly string[] = Object.values(TOPICS),
  prefix = newPrefix(),
): Promise<EventLog> => openKafkaLog({ brokers, topics, partitions: 1, replicas: 1, prefix });

async function prepareRaw(
  brokers: readonly string[],
  { events }: Prefilled,
  inFlight: number,
): Promise<Prepared> {
  const prefix = newPrefix();
  const log = await openOn(brokers, [RAW_TOPIC], prefix);
  await log.close(); // what is left of it is the topic, with the settings of a log's
  const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });
  const producer = kafka.producer({ allowAutoTopicCreation: false });
  await producer.connect();
  const all = (events[0] ?? []).slice(0, inFlight === 1 ? RAW_ONE_BY_ONE : undefined);
  return {
    timed: () => sendAll(producer, `${prefix}${RAW_TOPIC}`, all, inFlight),
    close: () => producer.disconnect(),
  };
}

async function sendAll(
  producer: Producer,
  topic: string,
  all: readonly Message[],
  inFlight: number,
): Promise<number> {
  for (const group of groupsOf(all, inFlight)) {
    const messages = group.map(({ key, value, headers }) => ({
      key,
      value: Buffer.from(value.buffer, value.byteOffset, value.length),
      partition: 0,
      headers: { ...headers },
    }));
    await producer.send({ topic, acks: ALL_IN_SYNC, messages });
  }
  return all.length;
}

function* groupsOf(all: readonly Message[], most: number): Generator<readonly Message[]> {
  let group: Message[] = [];
  let bytes = 0;
  for (const message of all) {
    if (group.length === most || bytes + message.value.length > MAX_SEND_BYTES) {
      yield group;
      group = [];
      bytes = 0;
    }
    group.push(message);
    bytes += message.value.length;
  }
  yield group;
}
