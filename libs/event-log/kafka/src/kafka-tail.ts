/**
 * A running reader of one partition, over as many lives of a consumer as it takes.
 */
import {
  checkFrom,
  entriesRemoved,
  FIRST_PAUSE_MS,
  isPassing,
  LAST_PAUSE_MS,
  LogError,
  longer,
  pauseUnless,
  type Subscription,
  type Offset,
  type OnBatch,
  type PartitionRef,
} from '@scoresheet/event-log-port';
import type { KafkaMessage } from 'kafkajs';
import type { ConsumerLife, Fetched, LifeOptions } from './consumer-life.js';
import { toEntry } from './kafka-messages.js';
import { SILENCE_MS } from './limits.js';
import { withMarks } from './marks.js';
import { asLogError } from './trouble.js';

/** The first offset that a partition still has, and the one after its last. */
export interface Bounds {
  readonly low: Offset;
  readonly end: Offset;
}

interface TailOptions {
  /** The partition as callers name it. */
  readonly of: PartitionRef;
  readonly from: Offset;
  /** Whether nothing may ever be removed from the topic. */
  readonly isKept: boolean;
  readonly onBatch: OnBatch;
  /** Asks the cluster once. */
  readonly bounds: () => Promise<Bounds>;
  /** A new consumer, in a group of its own. */
  readonly begin: (options: Pick<LifeOptions, 'from' | 'onMessages'>) => ConsumerLife;
  readonly onTrouble: (error: LogError) => void;
  readonly onEnd: () => void;
}

export class KafkaTail implements Subscription {
  readonly ended: Promise<void>;
  private readonly stopping = new AbortController();
  private next: Offset;
  /** Stamp of the entry before. */
  private stampMs: number | undefined;
  /** The batch in hand; of a life that is over, too. */
  private inHand: Promise<void> = Promise.resolve();
  private isBusy = false;

  constructor(private readonly options: TailOptions) {
    this.next = options.from;
    // The rejection of `ended` must stay unhandled where nobody listens to it: so nothing listens
    // here.
    this.ended = this.run().finally(options.onEnd);
  }

  stop(): Promise<void> {
    this.stopping.abort();
    return this.ended.catch(() => undefined); // the error is told by `ended`, not twice
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    let pauseMs = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      const before = this.next;
      const reason = await this.liveOnce();
      if (signal.aborted) return;
      if (reason instanceof HandlerFailed) throw reason.cause;
      const error = asLogError(reason);
      if (!isPassing(error)) throw error;
      this.options.onTrouble(error);
      pauseMs = this.next > before ? FIRST_PAUSE_MS : longer(pauseMs);
      await pauseUnless(signal, pauseMs);
    }
  }

  /** Reads until something fails, and gives the reason; none when it was told to stop. */
  private async liveOnce(): Promise<unknown> {
    const { signal } = this.stopping;
    try {
      await this.checkPlace();
    } catch (error) {
      return error;
    }
    if (signal.aborted) return undefined;
    const life = this.options.begin({
      from: () => this.next,
      onMessages: (messages, fetched) => (this.inHand = this.take(messages, fetched)),
    });
    const onStop = () => life.end();
    signal.addEventListener('abort', onStop);
    const stopWatching = this.watch(life);
    const reason = await life.over;
    stopWatching();
    signal.removeEventListener('abort', onStop);
    await this.inHand.catch(() => undefined); // one batch at a time, over all lives
    return reason;
  }

  private async take(messages: readonly KafkaMessage[], { next, end }: Fetched): Promise<void> {
    const from = this.next;
    checkFrom(this.options.of, from, end); // a log that was cut has another history
    const delivered = messages.map(toEntry).filter(({ offset }) => offset >= from);
    const entries = withMarks(delivered, { from, next, stampMs: this.stampMs });
    const last = entries.at(-1);
    if (last === undefined) return;
    if (delivered[0]?.offset !== from) await this.checkPlace();
    if (this.stopping.signal.aborted) return;
    this.isBusy = true;
    try {
      await this.options.onBatch(entries, Math.max(end, last.offset + 1));
    } catch (cause) {
      throw new HandlerFailed(cause);
    } finally {
      this.isBusy = false;
    }
    this.next = last.offset + 1;
    this.stampMs = last.appendedAtMs;
  }

  /** Throws where the next entry is no longer there, so that nothing is jumped over in silence. */
  private async checkPlace(): Promise<Bounds> {
    const { of, bounds, isKept } = this.options;
    const { next } = this; // it may have moved when the answer comes
    let { low, end } = await bounds();
    if (next > end && next > this.options.from) {
      // A leader that was replaced while it was paused may answer once more before it knows.
      await pauseUnless(this.stopping.signal, LAST_PAUSE_MS);
      ({ low, end } = await bounds());
    }
    checkFrom(of, next, end);
    if (next >= low) return { low, end };
    if (!isKept) throw entriesRemoved(of, next);
    throw new LogError(
      'log-mismatch',
      `Topic "${of.topic}", partition ${of.partition} has lost its entries below ${low}, and ` +
        `${next} was to be read next. Nothing may ever be removed from it: restore the topic.`,
    );
  }

  /**
   * Consumers of this library can die without a word, and one whose partition was cut and is empty
   * waits for ever: now and then somebody else is asked whether there is something to read.
   */
  private watch(life: ConsumerLife): () => void {
    let missed = -1;
    const look = async () => {
      const { next } = this;
      const { end } = await this.checkPlace();
      if (next !== this.next || this.isBusy || end === next) return;
      if (missed === next) life.end(new LogError('log-unavailable', 'A consumer fell silent.'));
      missed = next;
    };
    const timer = setInterval(() => {
      look().catch((reason: unknown) => {
        const error = asLogError(reason);
        if (!isPassing(error)) life.end(error);
      });
    }, SILENCE_MS);
    return () => clearInterval(timer);
  }
}

/** What a handler threw: the end of the subscription, whatever it looks like. */
class HandlerFailed extends Error {
  constructor(override readonly cause: unknown) {
    super('A handler of entries failed.');
  }
}
