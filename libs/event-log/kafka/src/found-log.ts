/** Finds the log on a cluster, or founds it there. */
import { setTimeout as pause } from 'node:timers/promises';
import { LAST_PAUSE_MS, LogError, type LogShape } from '@scoresheet/event-log-port';
import type { Admin } from 'kafkajs';
import { ABOUT, readAbout, writeTopics } from './about.js';
import type { Cluster } from './cluster.js';
import { describeTopics } from './describe-topics.js';
import { mismatches, newTopicSettings, type TopicPlan } from './topic-settings.js';

interface FoundingOptions extends LogShape {
  readonly cluster: Cluster;
  /** The name of a topic on the cluster. */
  readonly nameOf: (topic: string) => string;
  readonly replicas: number;
  readonly minInSyncReplicas: number;
  readonly owner: string | undefined;
  /** Whether missing topics are made; otherwise the log is refused. */
  readonly found: boolean;
}

const ANSWERS_NEEDED = 4;

/** Gives the log's id. Throws `log-mismatch` with everything that is wrong, in words. */
export async function foundLog(options: FoundingOptions): Promise<string> {
  const { nameOf, topics, found } = options;
  const opening = { ...options, topic: nameOf(ABOUT) };
  await provide(options, [{ ...planOf(options, ABOUT), partitions: 1 }]);
  const about = await readAbout(opening);
  await checkNoneVanished(options, about.topics);
  await provide(
    options,
    topics.map((topic) => planOf(options, topic)),
  );
  const fresh = topics.filter((topic) => !about.topics.has(topic));
  if (found) await writeTopics(opening, fresh);
  return about.logId;
}

function planOf(
  { nameOf, partitions, replicas, minInSyncReplicas }: FoundingOptions,
  topic: string,
) {
  return { topic: nameOf(topic), partitions, replicas, minInSyncReplicas };
}

/** Looks for the topics that are asked for alone: a stranger may have written any other name. */
async function checkNoneVanished(
  { cluster, nameOf, topics }: FoundingOptions,
  known: ReadonlySet<string>,
): Promise<void> {
  const once = topics.filter((topic) => known.has(topic)).map(nameOf);
  let vanished: string[] = [];
  // A broker may hear of a topic a moment after others did, so one answer proves nothing.
  for (let asked = 0; asked < ANSWERS_NEEDED; asked += 1) {
    const present = new Set(await cluster.ask((admin) => admin.listTopics()));
    vanished = once.filter((name) => !present.has(name));
    if (vanished.length === 0) return;
    await pause(LAST_PAUSE_MS);
  }
  throw new LogError(
    'log-mismatch',
    `This log had the topics ${vanished.join(', ')}, which are gone. ` +
      `Restore them with what was in them; new and empty ones would be another history.`,
  );
}

/** The topics are there, and as a log needs them. */
async function provide(options: FoundingOptions, plans: readonly TopicPlan[]): Promise<void> {
  const { cluster, found } = options;
  const present = new Set(await cluster.ask((admin) => admin.listTopics()));
  const missing = plans.filter(({ topic }) => !present.has(topic));
  if (missing.length > 0 && !found) {
    throw new LogError(
      'log-mismatch',
      `There is no topic ${missing.map(({ topic }) => `"${topic}"`).join(', ')}: nobody has ` +
        'founded a log here yet, or the prefix is that of another one.',
    );
  }
  if (missing.length > 0) await cluster.ask((admin) => create(admin, missing));
  await checkTopics(options, plans);
}

/** Several processes may come at once: one creates, the others find. */
async function create(admin: Admin, missing: readonly TopicPlan[]): Promise<void> {
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
