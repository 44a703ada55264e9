import {
  checkAppend,
  checkFrom,
  checkLimit,
  checkPartition,
  checkTruncatable,
  entriesRemoved,
  GroupCommit,
  isTruncatable,
  LogError,
  patientlyFor,
  type Subscription,
  type Entry,
  type EventLog,
  type LogShape,
  type Message,
  type Offset,
  type OnBatch,
  type PartitionRef,
  type Receipt,
} from '@scoresheet/event-log-port';
import type { Cluster } from './cluster.js';
import { KafkaTail, type Bounds } from './kafka-tail.js';
import { sizeInKafka } from './kafka-messages.js';
import { MAX_SEND_BYTES, MAX_SEND_MESSAGES } from './limits.js';
import { within } from './within.js';

interface KafkaLogParts {
  readonly logId: string;
  readonly shape: LogShape;
  readonly cluster: Cluster;
  readonly nameOf: (topic: string) => string;
  readonly deadlineMs: number;
  readonly onTrouble: (error: LogError) => void;
}

export class KafkaLog implements EventLog {
  readonly logId: string;
  readonly partitions: number;
  private readonly appenders = new Map<string, GroupCommit>();
  private readonly running = new Set<Subscription>();
  private closed: Promise<void> | undefined;

  constructor(private readonly parts: KafkaLogParts) {
    this.logId = parts.logId;
    this.partitions = parts.shape.partitions;
  }

  async append(to: PartitionRef, messages: readonly Message[]): Promise<Receipt> {
    const place = this.placeOf(to);
    checkAppend(messages);
    return this.appenderOf(place).append(messages);
  }

  async read(of: PartitionRef, from: Offset, limit: number): Promise<readonly Entry[]> {
    this.placeOf(of);
    checkLimit(limit);
    const { low, end } = await this.inTime(() => this.bounds(of));
    checkFrom(of, from, end);
    if (from < low && isTruncatable(of, this.parts.shape)) throw entriesRemoved(of, from);
    if (from === end) return [];
    return this.firstEntries(of, from, limit);
  }

  async start(of: PartitionRef): Promise<Offset> {
    this.placeOf(of);
    if (!isTruncatable(of, this.parts.shape)) return 0;
    const { low } = await this.inTime(() => this.bounds(of));
    return low;
  }

  async truncate(of: PartitionRef, before: Offset): Promise<void> {
    const place = this.placeOf(of);
    checkTruncatable(of, this.parts.shape);
    const { low, end } = await this.inTime(() => this.bounds(of));
    checkFrom(of, before, end);
    if (before > low) await this.inTime(() => this.parts.cluster.removeBefore(place, before));
  }

  async end(of: PartitionRef): Promise<Offset> {
    this.placeOf(of);
    const { end } = await this.inTime(() => this.bounds(of));
    return end;
  }

  subscribe(of: PartitionRef, from: Offset, onBatch: OnBatch): Subscription {
    const { cluster, onTrouble, shape } = this.parts;
    const tail: Subscription = new KafkaTail({
      of,
      from,
      onBatch,
      onTrouble,
      isKept: !isTruncatable(of, shape),
      bounds: () => this.bounds(of),
      begin: (life) => cluster.begin(this.placeOf(of), life),
      onEnd: () => this.running.delete(tail),
    });
    this.running.add(tail);
    return tail;
  }

  close(): Promise<void> {
    this.closed ??= this.finish();
    return this.closed;
  }

  private async finish(): Promise<void> {
    await Promise.all([...this.running].map((subscription) => subscription.stop()));
    await Promise.all([...this.appenders.values()].map((appender) => appender.idle()));
    await this.parts.cluster.close();
  }

  /** The partition on the cluster, once it is clear that the log is open and has it. */
  private placeOf(of: PartitionRef): PartitionRef {
    if (this.closed) throw new LogError('log-closed', 'This log was closed; open it again.');
    checkPartition(of, this.parts.shape);
    return { topic: this.parts.nameOf(of.topic), partition: of.partition };
  }

  private appenderOf(place: PartitionRef): GroupCommit {
    const name = `${place.topic}/${place.partition}`;
    const known = this.appenders.get(name);
    if (known !== undefined) return known;
    const { cluster, deadlineMs, onTrouble } = this.parts;
    const write = (messages: readonly Message[]) => cluster.send(place, messages);
    const most = { messages: MAX_SEND_MESSAGES, bytes: MAX_SEND_BYTES };
    const limits = { most, sizeOf: sizeInKafka, deadlineMs };
    const appender = new GroupCommit({ write, ...limits, onTrouble });
    this.appenders.set(name, appender);
    return appender;
  }

  private async bounds(of: PartitionRef): Promise<Bounds> {
    return this.parts.cluster.bounds(this.placeOf(of));
  }

  /** The library reads only as a consumer: so this is one that stops after its first batch. */
  private async firstEntries(of: PartitionRef, from: Offset, limit: number): Promise<Entry[]> {
    let first: readonly Entry[] = [];
    const subscription = this.subscribe(of, from, (entries) => {
      first = entries.slice(0, limit);
      void subscription.stop();
    });
    try {
      await within(this.parts.deadlineMs, subscription.ended);
      if (first.length > 0) return [...first];
      throw new LogError('log-closed', 'This log was closed while it was read.');
    } finally {
      await subscription.stop();
    }
  }

  private async inTime<T>(attempt: () => Promise<T>): Promise<T> {
    const { deadlineMs, onTrouble } = this.parts;
    return patientlyFor(deadlineMs, attempt, onTrouble);
  }
}
