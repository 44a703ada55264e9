/**
 * One life of a consumer: it reads one partition from one offset on until something fails, and is
 * never revived. A consumer that crashed and joins its old group again waits there for its own dead
 * member, so each life has a group of its own, in which it is alone.
 */
import { randomUUID } from 'node:crypto';
import type { Offset, PartitionRef } from '@scoresheet/event-log-port';
import {
  AssignerProtocol,
  type Consumer,
  type EachBatchPayload,
  type KafkaMessage,
  type PartitionAssigner,
} from 'kafkajs';
import { RETRY, type Client } from './connection.js';
import {
  FAREWELL_MS,
  HEARTBEAT_MS,
  JOIN_MS,
  LONG_POLL_MS,
  MAX_FETCH_BYTES,
  SESSION_MS,
} from './limits.js';
import { within } from './within.js';

export interface LifeOptions {
  readonly client: Client;
  readonly of: PartitionRef;
  /** The offset to read on from, asked whenever the consumer has joined its group. */
  readonly from: () => Offset;
  /** One call at a time; what it throws ends the life. */
  readonly onMessages: OnMessages;
}

export interface Fetched {
  /** The offset after the last that was fetched, which may be that of a mark (`marks.ts`). */
  readonly next: Offset;
  /** The partition's end as the broker told it. */
  readonly end: Offset;
}

type OnMessages = (messages: readonly KafkaMessage[], fetched: Fetched) => Promise<void>;

export interface ConsumerLife {
  /** Resolves when the life is over, with the reason unless it was ended from here. */
  readonly over: Promise<unknown>;
  /** Begins no batch any more; says goodbye in the background. */
  end(reason?: unknown): void;
  /** Resolves when nothing is left of it, at once after `end` when it is cut. */
  readonly buried: Promise<void>;
  cut(): void;
}

/** The prefix that an operator allows, where groups need permission. */
const GROUP_PREFIX = 'scoresheet-';

export function beginLife(options: LifeOptions): ConsumerLife {
  const consumer = makeConsumer(options);
  let isOver = false;
  let end: ConsumerLife['end'] = () => undefined;
  const over = new Promise<unknown>((resolve) => {
    end = (reason) => {
      isOver = true;
      resolve(reason);
    };
  });
  consumer.on(consumer.events.CRASH, ({ payload }) => end(payload.error));
  let inHand = Promise.resolve();
  const take: OnMessages = (messages, fetched) =>
    (inHand = inHand.then(() => (isOver ? undefined : options.onMessages(messages, fetched))));
  onNothingButMarks(consumer, (fetched) => take([], fetched).catch(end));
  const eachBatch = async (payload: EachBatchPayload) => {
    const stopBeating = keepBeating(payload);
    try {
      const { messages, highWatermark } = payload.batch;
      const next = Number(payload.batch.lastOffset()) + 1;
      await take(messages, { next, end: Number(highWatermark) });
      if (!isOver) payload.resolveOffset(payload.batch.lastOffset());
    } catch (error) {
      end(error);
    } finally {
      stopBeating();
    }
  };
  within(JOIN_MS, join(consumer, options, eachBatch)).catch(end);
  const buried = over.then(() => bury(consumer, options.client));
  return { over, end, buried, cut: options.client.cut };
}

/** The library steps over what holds marks alone, and tells only those who watch it work. */
function onNothingButMarks(consumer: Consumer, tell: (fetched: Fetched) => unknown): void {
  consumer.on(consumer.events.START_BATCH_PROCESS, ({ payload }) => {
    const { batchSize, lastOffset, highWatermark } = payload;
    if (batchSize === 0) tell({ next: Number(lastOffset) + 1, end: Number(highWatermark) });
  });
}

function makeConsumer({ client, of }: LifeOptions): Consumer {
  return client.kafka.consumer({
    groupId: `${GROUP_PREFIX}${randomUUID()}`,
    partitionAssigners: [assignerOf(of)],
    allowAutoTopicCreation: false,
    readUncommitted: true, // none of ours writes in transactions, and nobody may hold readers up by one
    maxWaitTimeInMs: LONG_POLL_MS,
    maxBytesPerPartition: MAX_FETCH_BYTES,
    maxBytes: MAX_FETCH_BYTES,
    sessionTimeout: SESSION_MS,
    heartbeatInterval: HEARTBEAT_MS,
    retry: { ...RETRY, restartOnFailure: async () => false },
  });
}

/** Kafka's own clients can be assigned a partition; for this one its group's leader, itself, does. */
function assignerOf({ topic, partition }: PartitionRef): PartitionAssigner {
  const { MemberAssignment, MemberMetadata } = AssignerProtocol;
  const version = 0;
  const userData = Buffer.alloc(0);
  const assignment = { version, assignment: { [topic]: [partition] }, userData };
  return () => ({
    name: 'ScoresheetPartition',
    version,
    assign: async ({ members }) =>
      members.map(({ memberId }) => ({
        memberId,
        memberAssignment: MemberAssignment.encode(assignment),
      })),
    protocol: ({ topics }) => ({
      name: 'ScoresheetPartition',
      metadata: MemberMetadata.encode({ version, topics, userData }),
    }),
  });
}

async function join(
  consumer: Consumer,
  { of: { topic, partition }, from }: LifeOptions,
  eachBatch: (payload: EachBatchPayload) => Promise<void>,
): Promise<void> {
  consumer.on(consumer.events.GROUP_JOIN, () =>
    consumer.seek({ topic, partition, offset: `${from()}` }),
  );
  await consumer.connect();
  // A reader whose place was lost must not be moved to the end, over what it has not seen.
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await consumer.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch });
}

/** While a batch is in hand nothing is fetched, and nothing else would tell that we live. */
function keepBeating({ heartbeat }: EachBatchPayload): () => void {
  const timer = setInterval(() => {
    heartbeat().catch(() => undefined); // whoever lost its group finds out with the next fetch
  }, HEARTBEAT_MS);
  return () => clearInterval(timer);
}

async function bury(consumer: Consumer, client: Client): Promise<void> {
  await within(FAREWELL_MS, consumer.disconnect()).catch(() => undefined);
  client.cut();
}
