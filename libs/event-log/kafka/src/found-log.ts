/**
 * Finds the log on a cluster, or founds it there.
 *
 * What the log is stands in a topic of its own, one line an entry: the first line founds it, as the
 * first event founds a record, and names its id and its number of partitions; each further line
 * names a topic that was created. Whoever comes at the same moment reads the same first line.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LogError, type LogShape, type Message } from '@scoresheet/event-log-port';
import type { Admin } from 'kafkajs';
import type { Cluster } from './cluster.js';
import { describeTopics } from './describe-topics.js';
import { LAST_PAUSE_MS } from './limits.js';
import { readLines } from './read-lines.js';
import { mismatches, newTopicSettings, type TopicPlan } from './topic-settings.js';

export interface FoundingOptions extends LogShape {
  readonly cluster: Cluster;
  /** The name of a topic on the cluster. */
  readonly nameOf: (topic: string) => string;
  readonly replicas: number;
  readonly minInSyncReplicas: number;
}

/** The topic that says what the log is; no port's topic can have this name beside its own. */
const ABOUT = 'scoresheet.log';
const FORMAT = 'scoresheet-log/1';
const ANSWERS_NEEDED = 4;
/** A line that founds, as no name of a topic begins; only the first of them counts. */
const FOUNDING_BEGINS = '{';

interface Founding {
  readonly format: string;
  readonly logId: string;
  readonly partitions: number;
}

/** Gives the log's id. Throws `log-mismatch` with everything that is wrong, in words. */
export async function foundLog(options: FoundingOptions): Promise<string> {
  const { cluster, nameOf, topics } = options;
  const about = nameOf(ABOUT);
  await createMissing(options, [{ ...planOf(options, ABOUT), partitions: 1 }]);
  await checkTopics(options, [{ ...planOf(options, ABOUT), partitions: 1 }]);
  const lines = await readOrWriteFirst(cluster, about, options.partitions);
  const founding = foundingOf(lines[0] ?? '', options);
  const known = new Set(lines.filter((line) => !line.startsWith(FOUNDING_BEGINS)));
  await checkNoneVanished(options, known);
  const plans = topics.map((topic) => planOf(options, topic));
  await createMissing(options, plans);
  await checkTopics(options, plans);
  const fresh = topics.filter((topic) => !known.has(topic));
  if (fresh.length > 0) await cluster.send({ topic: about, partition: 0 }, fresh.map(lineOf));
  return founding.logId;
}

function planOf(
  { nameOf, partitions, replicas, minInSyncReplicas }: FoundingOptions,
  topic: string,
) {
  return { topic: nameOf(topic), partitions, replicas, minInSyncReplicas };
}

async function readOrWriteFirst(
  cluster: Cluster,
  topic: string,
  partitions: number,
): Promise<string[]> {
  const about = { topic, partition: 0 };
  const lines = await readLines(cluster, about);
  if (lines.length > 0) return lines;
  const founding: Founding = { format: FORMAT, logId: randomUUID(), partitions };
  await cluster.send(about, [lineOf(JSON.stringify(founding))]);
  return readLines(cluster, about);
}

function lineOf(line: string): Message {
  return { key: '', value: new TextEncoder().encode(line) };
}

function foundingOf(line: string, { partitions, nameOf }: FoundingOptions): Founding {
  const founding = parsed(line);
  if (founding?.format !== FORMAT) {
    throw new LogError(
      'log-mismatch',
      `Topic "${nameOf(ABOUT)}" does not begin as a log of format ${FORMAT}, which this program ` +
        `knows, but with: ${line}. Use the program that wrote it, or another prefix.`,
    );
  }
  if (founding.partitions !== partitions) {
    throw new LogError(
      'log-mismatch',
      `This log was created with ${founding.partitions} partitions, which are fixed for its ` +
        `life, but ${partitions} were asked for. Ask for those it has, or use another prefix.`,
    );
  }
  return founding;
}

function parsed(line: string): Founding | undefined {
  try {
    return JSON.parse(line) as Founding;
  } catch {
    return undefined;
  }
}

async function checkNoneVanished(
  { cluster, nameOf }: FoundingOptions,
  known: ReadonlySet<string>,
): Promise<void> {
  let vanished: string[] = [];
  // A broker may hear of a topic a moment after others did, so one answer proves nothing.
  for (let asked = 0; asked < ANSWERS_NEEDED; asked += 1) {
    const present = new Set(await cluster.ask((admin) => admin.listTopics()));
    vanished = [...known].map(nameOf).filter((name) => !present.has(name));
    if (vanished.length === 0) return;
    await pause(LAST_PAUSE_MS);
  }
  throw new LogError(
    'log-mismatch',
    `This log had the topics ${vanished.join(', ')}, which are gone. ` +
      `Restore them with what was in them; new and empty ones would be another history.`,
  );
}

/** Several processes may come at once: one creates, the others find. */
async function createMissing(
  { cluster }: FoundingOptions,
  plans: readonly TopicPlan[],
): Promise<void> {
  await cluster.ask(async (admin) => {
    const present = new Set(await admin.listTopics());
    const missing = plans.filter(({ topic }) => !present.has(topic));
    if (missing.length === 0) return;
    await checkBrokers(admin, missing);
    await admin.createTopics({
      waitForLeaders: false, // whoever asks before they are chosen is told so, and asks again
      topics: missing.map((plan) => ({
        topic: plan.topic,
        numPartitions: plan.partitions,
        replicationFactor: plan.replicas,
        configEntries: newTopicSettings(plan),
      })),
    });
  });
}

async function checkBrokers(admin: Admin, [plan]: readonly TopicPlan[]): Promise<void> {
  const { brokers } = await admin.describeCluster();
  const replicas = plan?.replicas ?? 1;
  if (brokers.length >= replicas) return;
  throw new LogError(
    'log-unavailable',
    `The topics are to have ${replicas} replicas, but ${brokers.length} brokers are there. Start ` +
      `the others, or ask for ${brokers.length}: with one, the loss of a disk loses the record.`,
  );
}

async function checkTopics(
  { cluster }: FoundingOptions,
  plans: readonly TopicPlan[],
): Promise<void> {
  const found = await cluster.ask((admin) =>
    describeTopics(
      admin,
      plans.map(({ topic }) => topic),
    ),
  );
  const wrong = plans.flatMap((plan) => {
    const one = found.find(({ topic }) => topic === plan.topic);
    return one === undefined ? [] : mismatches(one, plan);
  });
  if (wrong.length > 0) throw new LogError('log-mismatch', wrong.join('\n'));
}
