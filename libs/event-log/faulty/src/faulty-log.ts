/**
 * A log on which everything goes wrong that may go wrong, over one that works. Each process gets a
 * handle of its own. What the port promises is kept: order within a partition, nothing acknowledged
 * is lost, a reader gets every entry once; what it leaves open happens, as a seed chooses.
 */
import type {
  Subscription,
  EventLog,
  Message,
  OnBatch,
  PartitionRef,
  Receipt,
} from '@scoresheet/event-log-port';
import type { Fault, FaultRates, FaultTally } from './faults.js';
import type { MortalProcess } from './mortal-process.js';
import { away, partitionTail, type PartitionTail } from './partition-tail.js';
import type { Random } from './random.js';

interface FaultyCluster {
  /** A log that works, shared by everybody. */
  readonly log: EventLog;
  readonly random: Random;
  readonly sleep: (ms: number) => Promise<void>;
  /** Asked before each send, so that a test can let the weather change. */
  readonly rates: () => FaultRates;
  readonly tally: FaultTally;
}

/** How much longer than usual a batch is on its way that its sender has given up. */
const LATE_MS = 3_000;

/** Answers how to open a handle for a process. */
export function faultyLog(cluster: FaultyCluster): (process: MortalProcess) => EventLog {
  const tails = new Map<string, PartitionTail>();
  const tailOf = (of: PartitionRef): PartitionTail => {
    const name = `${of.topic}/${of.partition}`;
    const known = tails.get(name);
    if (known !== undefined) return known;
    const tail = partitionTail(cluster.log, of, () => travel(cluster));
    tails.set(name, tail);
    return tail;
  };
  return (process) => new FaultyHandle(cluster, process, tailOf);
}

class FaultyHandle implements EventLog {
  readonly logId: string;
  readonly partitions: number;

  constructor(
    private readonly cluster: FaultyCluster,
    private readonly process: MortalProcess,
    private readonly tailOf: (of: PartitionRef) => PartitionTail,
  ) {
    this.logId = cluster.log.logId;
    this.partitions = cluster.log.partitions;
  }

  async append(to: PartitionRef, messages: readonly Message[]): Promise<Receipt> {
    await this.process.awake();
    return this.process.hears(this.send(to, messages));
  }

  read: EventLog['read'] = (of, from, limit) =>
    this.ask(() => this.cluster.log.read(of, from, limit));

  start: EventLog['start'] = (of) => this.ask(() => this.cluster.log.start(of));

  truncate: EventLog['truncate'] = (of, before) =>
    this.ask(() => this.cluster.log.truncate(of, before));

  end: EventLog['end'] = (of) => this.ask(() => this.cluster.log.end(of));

  subscribe(of: PartitionRef, from: number, onBatch: OnBatch): Subscription {
    const { cluster, process } = this;
    let isStopped = false;
    const inner = cluster.log.subscribe(of, from, async (entries, end) => {
      await process.hears(travel(cluster));
      if (!isStopped) await onBatch(entries, end);
    });
    const stop = (): Promise<void> => {
      isStopped = true;
      return inner.stop();
    };
    process.death.catch(stop);
    return { ended: Promise.race([inner.ended, process.death]), stop };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** What becomes of a batch, whether its sender lives on or not. */
  private async send(to: PartitionRef, messages: readonly Message[]): Promise<Receipt> {
    const { random, rates, sleep } = this.cluster;
    await travel(this.cluster);
    const tail = this.tailOf(to);
    const chances = rates();
    if (random.chance(chances.lostBatch)) throw this.happened('lost-batch');
    if (random.chance(chances.reorder)) {
      void sleep(random.below(LATE_MS)).then(() => this.arriveUnseen(tail, messages));
      throw this.happened('reorder');
    }
    const durable = tail.join(messages);
    if (random.chance(chances.truncatedTail) && tail.cut() > 0) this.happened('truncated-tail');
    const receipt = await durable;
    if (random.chance(chances.duplicate)) {
      this.happened('duplicate');
      if (random.chance(0.5)) return tail.join(messages);
      void sleep(random.below(LATE_MS)).then(() => this.arriveUnseen(tail, messages));
    }
    await travel(this.cluster);
    if (random.chance(chances.lostAcknowledgement)) throw this.happened('lost-acknowledgement');
    return receipt;
  }

  private async ask<T>(question: () => Promise<T>): Promise<T> {
    const { process, cluster } = this;
    await process.awake();
    return process.hears(
      travel(cluster).then(() => {
        if (cluster.random.chance(cluster.rates().noAnswer)) throw this.happened('no-answer');
        return question();
      }),
    );
  }

  /** Lets messages arrive that nobody waits for any more: these may vanish, too. */
  private arriveUnseen(tail: PartitionTail, messages: readonly Message[]): void {
    tail.join(messages).catch(() => undefined);
  }

  private happened(fault: Fault): Error {
    this.cluster.tally[fault] += 1;
    return away();
  }
}

const travel = ({ random, rates, sleep }: FaultyCluster): Promise<void> =>
  sleep(random.below(rates().delayMs + 1));
