/** What waits for those who follow records, of whatever kind: never more than the limit for each. */
import { Inject, Injectable } from '@nestjs/common';
import { QUEUE_LIMIT } from '../api-parts.js';
import { clientError } from '../transport/masked-error.js';
import { boundedQueue, type BoundedQueue } from './bounded-queue.js';

interface QueueCounts {
  readonly subscriptions: number;
  /** Messages that wait to be read, of all subscriptions together. */
  readonly waitingMessages: number;
  /** Waiting messages of the subscription that has most of them. */
  readonly longestQueue: number;
  /** Subscribers that were dropped because they read too slowly, since the process began. */
  readonly dropped: number;
}

interface QueueOptions<T> {
  /** The first sequence number that is wanted. */
  readonly from: number;
  readonly seqOf: (item: T) => number;
  /** Nobody reads any more, or nobody may: whoever fills the queue should stop. */
  readonly onStop: () => void;
}

export interface SubscriberQueue<T> {
  /** Puts an item at the end; who reads too slowly to have room for it is dropped. */
  take(item: T): void;
  /** The next item; undefined at the end. Rejects with the error that ended the queue. */
  next(): Promise<T | undefined>;
  fail(error: unknown): void;
  stop(): void;
}

@Injectable()
export class SubscriberQueues {
  private readonly queues = new Set<Pick<BoundedQueue<unknown>, 'length'>>();
  private dropped = 0;

  constructor(@Inject(QUEUE_LIMIT) private readonly limit: number) {}

  /** How many subscriptions there are and how much waits for them, for figures of the process. */
  counts(): QueueCounts {
    const lengths = [...this.queues].map(({ length }) => length);
    return {
      subscriptions: lengths.length,
      waitingMessages: lengths.reduce((sum, length) => sum + length, 0),
      longestQueue: Math.max(0, ...lengths),
      dropped: this.dropped,
    };
  }

  open<T>({ from, seqOf, onStop }: QueueOptions<T>): SubscriberQueue<T> {
    const queue = boundedQueue<T>(this.limit);
    this.queues.add(queue);
    const stop = () => {
      onStop();
      queue.end();
      this.queues.delete(queue);
    };
    return {
      take: (item) => {
        if (queue.push(item)) return;
        this.dropped += 1;
        queue.fail(slowSubscriber(Math.max(seqOf(queue.oldest ?? item), from)));
        stop();
      },
      next: () => queue.next(),
      fail: (error) => queue.fail(error),
      stop,
    };
  }
}

/** A slow subscriber gets what was sent already, then this error with the number to go on from. */
const slowSubscriber = (resumeFrom: number) =>
  clientError(
    'SLOW_SUBSCRIBER',
    `You read more slowly than messages arrive. Subscribe again with from: ${resumeFrom}.`,
    { resumeFrom },
  );
