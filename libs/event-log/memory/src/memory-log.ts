/**
 * A log in memory, for tests: real order, real stamps, no timer of its own. Everything moves by
 * microtasks, or by `pace` when a test wants to choose the order of happenings itself.
 */
import { randomUUID } from 'node:crypto';
import {
  checkAppend,
  checkFrom,
  checkLimit,
  checkPartition,
  checkShape,
  checkTruncatable,
  entriesRemoved,
  LogError,
  pullSubscription,
  type Subscription,
  type Entry,
  type EventLog,
  type LogShape,
  type Message,
  type Offset,
  type OnBatch,
  type PartitionRef,
  type PullSource,
  type Receipt,
} from '@scoresheet/event-log-port';
import { memoryPartition, type MemoryPartition } from './memory-partition.js';

const DEFAULT_BATCH_SIZE = 100;

interface HandleOptions {
  /** The most entries that are delivered or read at once. */
  readonly batchSize?: number;
  /**
   * Awaited before an append lands and before a subscription fetches; a test's scheduler decides
   * here who comes first. The step is words for its report.
   */
  readonly pace?: (step: string) => Promise<void>;
}

interface MemoryLogOptions extends LogShape, HandleOptions {
  /** Milliseconds since the epoch. Stamps wait for this clock where it steps back. */
  readonly now?: () => number;
  /** Stamps follow a clock that steps back, as those of a Kafka broker do. */
  readonly mayFall?: boolean;
  readonly logId?: string;
}

export interface MemoryLog extends EventLog {
  /** Another handle on the same data, as another process would have; with its own life. */
  openAnother(options?: HandleOptions): MemoryLog;
}

/** New data, and the first handle on it. */
export function memoryLog(options: MemoryLogOptions): MemoryLog {
  checkShape(options);
  const { topics, partitions, truncatable = [] } = options;
  const { now = Date.now, mayFall = false, logId = randomUUID() } = options;
  const places = new Map(
    topics.map((topic) => [
      topic,
      Array.from({ length: partitions }, () => memoryPartition(now, mayFall)),
    ]),
  );
  return new MemoryHandle({ logId, topics, partitions, truncatable, places }, options);
}

interface MemoryData extends LogShape {
  readonly logId: string;
  readonly places: ReadonlyMap<string, readonly MemoryPartition[]>;
}

class MemoryHandle implements MemoryLog {
  readonly logId: string;
  readonly partitions: number;
  private readonly batchSize: number;
  private readonly pace: (step: string) => Promise<void>;
  private readonly running = new Set<Subscription>();
  private readonly appending = new Set<Promise<Offset>>();
  private isClosed = false;

  constructor(
    private readonly data: MemoryData,
    options: HandleOptions,
  ) {
    this.logId = data.logId;
    this.partitions = data.partitions;
    this.batchSize = options.batchSize ?? DEFAULT_BATCH_SIZE;
    this.pace = options.pace ?? (() => Promise.resolve());
  }

  openAnother(options: HandleOptions = {}): MemoryLog {
    return new MemoryHandle(this.data, { batchSize: this.batchSize, pace: this.pace, ...options });
  }

  async append(to: PartitionRef, messages: readonly Message[]): Promise<Receipt> {
    const place = this.placeOf(to);
    checkAppend(messages);
    const landed = this.pace(`append to ${nameOf(to)}`).then(() => place.append(messages));
    this.appending.add(landed);
    try {
      return { firstOffset: await landed };
    } finally {
      this.appending.delete(landed);
    }
  }

  async read(of: PartitionRef, from: Offset, limit: number): Promise<readonly Entry[]> {
    const place = this.placeOf(of);
    checkLimit(limit);
    checkFrom(of, from, place.end());
    if (from < place.start()) throw entriesRemoved(of, from);
    return place.slice(from, Math.min(limit, this.batchSize));
  }

  async start(of: PartitionRef): Promise<Offset> {
    return this.placeOf(of).start();
  }

  async truncate(of: PartitionRef, before: Offset): Promise<void> {
    const place = this.placeOf(of);
    checkTruncatable(of, this.data);
    checkFrom(of, before, place.end());
    place.removeBefore(before);
  }

  async end(of: PartitionRef): Promise<Offset> {
    return this.placeOf(of).end();
  }

  subscribe(of: PartitionRef, from: Offset, onBatch: OnBatch): Subscription {
    const subscription = pullSubscription(this.sourceOf(of), from, onBatch);
    this.running.add(subscription);
    const forget = () => this.running.delete(subscription);
    subscription.ended.then(forget, forget);
    return subscription;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.running].map((subscription) => subscription.stop()));
    await Promise.allSettled(this.appending);
  }

  private placeOf(of: PartitionRef): MemoryPartition {
    if (this.isClosed) throw new LogError('log-closed', 'This log was closed; open it again.');
    checkPartition(of, this.data);
    const place = this.data.places.get(of.topic)?.[of.partition];
    if (place === undefined) throw new Error(`${nameOf(of)} was checked but is not there`);
    return place;
  }

  private sourceOf(of: PartitionRef): PullSource {
    return {
      fetch: async (from) => {
        const place = this.placeOf(of);
        await this.pace(`fetch of ${nameOf(of)} from ${from}`);
        checkFrom(of, from, place.end());
        if (from < place.start()) throw entriesRemoved(of, from);
        return { entries: place.slice(from, this.batchSize), end: place.end() };
      },
      onNews: (listener) => this.placeOf(of).onGrowth(listener),
    };
  }
}

function nameOf({ topic, partition }: PartitionRef): string {
  return `${topic}/${partition}`;
}
