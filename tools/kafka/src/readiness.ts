/**
 * When a broker is of use: it tells of a topic's leader, and has all that the others have.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Kafka, logLevel, type Admin } from 'kafkajs';

/** A topic that nobody writes to; every broker keeps a copy. */
const PROBE = 'kafka-is-ready';
const ASK_AGAIN_MS = 50;
const START_MS = 100_000;

interface Ready {
  /** The address to ask at, which is that of the broker in question. */
  readonly address: string;
  readonly nodeId: number;
  readonly nodes: number;
  /** Ends the wait: there is nothing left to wait for. */
  readonly isRunning: () => boolean;
}

/** Resolves when the broker is ready; throws when it has ended or takes far too long. */
export async function untilReady(broker: Ready): Promise<void> {
  const giveUpAt = Date.now() + START_MS;
  for (;;) {
    if (!broker.isRunning()) throw new Error(`Broker ${broker.nodeId} ended while it started.`);
    if (await isReady(broker).catch(() => false)) return;
    if (Date.now() > giveUpAt) {
      throw new Error(`Broker ${broker.nodeId} was not ready after ${START_MS} ms.`);
    }
    await pause(ASK_AGAIN_MS);
  }
}

async function isReady({ address, nodeId, nodes }: Ready): Promise<boolean> {
  const kafka = new Kafka({
    brokers: [address],
    logLevel: logLevel.NOTHING,
    retry: { retries: 0 },
  });
  const admin = kafka.admin();
  try {
    await admin.connect();
    const found = await leaderAndCopies(admin);
    if (found === undefined) await createProbe(admin, nodes);
    return found !== undefined && found.leader > 0 && found.inSync.includes(nodeId);
  } finally {
    await admin.disconnect();
  }
}

async function leaderAndCopies(admin: Admin) {
  if (!(await admin.listTopics()).includes(PROBE)) return undefined;
  const { topics } = await admin.fetchTopicMetadata({ topics: [PROBE] });
  const [partition] = topics[0]?.partitions ?? [];
  return partition && { leader: partition.leader, inSync: partition.isr };
}

/** Creates a topic, which the cluster refuses until all brokers are there. */
async function createProbe(admin: Admin, nodes: number): Promise<void> {
  await admin.createTopics({
    topics: [{ topic: PROBE, numPartitions: 1, replicationFactor: Math.min(nodes, 3) }],
  });
}
