/**
 * What a topic of the log must be like: made so when it is missing, and refused when it is not so,
 * because whoever made it otherwise may not know what it is for.
 */

export interface TopicPlan {
  /** The name on the cluster. */
  readonly topic: string;
  readonly partitions: number;
  /** Copies of each partition, on as many brokers. */
  readonly replicas: number;
  /** Copies that must have an entry before it is acknowledged. */
  readonly minInSyncReplicas: number;
}

/** A topic as the cluster describes it. */
export interface FoundTopic {
  readonly topic: string;
  readonly partitions: number;
  /** Replicas of the partition that has the fewest. */
  readonly replicas: number;
  readonly settings: Readonly<Record<string, string>>;
}

/** Half of it is the largest message; a whole send of ours is a little less. */
const LEAST_MAX_MESSAGE_BYTES = 1_048_576;

interface Setting {
  readonly name: string;
  /** What a topic is created with. */
  readonly value: string;
  readonly isFine: (found: string) => boolean;
  readonly because: string;
}

function exactly(name: string, value: string, because: string): Setting {
  return { name, value, isFine: (found) => found === value, because };
}

function atLeast(name: string, least: number, because: string): Setting {
  return { name, value: `${least}`, isFine: (found) => Number(found) >= least, because };
}

function settingsOf({ minInSyncReplicas }: TopicPlan): Setting[] {
  const isKept = 'entries are kept for ever';
  return [
    exactly('cleanup.policy', 'delete', 'a compacted topic loses entries'),
    exactly('retention.ms', '-1', isKept),
    exactly('retention.bytes', '-1', isKept),
    exactly('message.timestamp.type', 'LogAppendTime', 'the official time is that of the log'),
    exactly('unclean.leader.election.enable', 'false', 'a stale copy may never become the log'),
    atLeast('min.insync.replicas', minInSyncReplicas, 'an acknowledged entry survives a broker'),
    // Our clients read none but gzip. An older topic says "producer", and goes on as it is.
    { ...exactly('compression.type', 'uncompressed', 'others may compress'), isFine: () => true },
    atLeast('max.message.bytes', LEAST_MAX_MESSAGE_BYTES, 'the largest events must fit'),
  ];
}

export const SETTING_NAMES: readonly string[] = settingsOf({
  topic: '',
  partitions: 1,
  replicas: 1,
  minInSyncReplicas: 1,
}).map(({ name }) => name);

/** What a new topic is created with. */
export function newTopicSettings(plan: TopicPlan): { name: string; value: string }[] {
  return settingsOf(plan).map(({ name, value }) => ({ name, value }));
}

/** What is wrong with a topic and how to mend it, a sentence each; none when all is well. */
export function mismatches(found: FoundTopic, plan: TopicPlan): string[] {
  const { topic, partitions, replicas } = found;
  const wrong = settingsOf(plan).filter(({ name, isFine }) => !isFine(found.settings[name] ?? ''));
  return [
    ...(partitions === plan.partitions
      ? []
      : [
          `Topic "${topic}" has ${partitions} partitions, not ${plan.partitions}: their number is ` +
            `fixed for the life of a log, so ask for those it has, or use other topics.`,
        ]),
    ...(replicas >= plan.replicas
      ? []
      : [
          `Topic "${topic}" has ${replicas} replicas, not ${plan.replicas}: add some with ` +
            `kafka-reassign-partitions, or ask for ${replicas}.`,
        ]),
    ...wrong.map(
      ({ name, value, because }) =>
        `Topic "${topic}" has ${name}=${found.settings[name] ?? '(unknown)'}, not ${value} ` +
        `(${because}): kafka-configs --alter --topic ${topic} --add-config ${name}=${value}`,
    ),
  ];
}
