/**
 * The subscription of every log that is read by asking. What it promises (one batch at a time,
 * nothing after `stop`, a handler's error ends it) is written once, here, for all such adapters.
 */
import type { Subscription, Entry, Offset, OnBatch } from './event-log.js';

export interface Batch {
  readonly entries: readonly Entry[];
  readonly end: Offset;
}

export interface PullSource {
  /** Entries at `from` and after it, none only at the end. Waits out a log that is away. */
  fetch(from: Offset, stopped: AbortSignal): Promise<Batch>;
  /**
   * Tells the listener whenever the partition has grown, up to which end; without an end, that the
   * log was away and is to be asked. Returns how to unsubscribe.
   */
  onNews(listener: (end?: Offset) => void): () => void;
}

export function pullSubscription(source: PullSource, from: Offset, onBatch: OnBatch): Subscription {
  const stopping = new AbortController();
  const ended = pull({ source, from, onBatch, stopped: stopping.signal });
  return {
    ended,
    stop() {
      stopping.abort();
      return ended.catch(() => undefined); // the error is told by `ended`, not twice
    },
  };
}

interface Pull {
  readonly source: PullSource;
  readonly from: Offset;
  readonly onBatch: OnBatch;
  readonly stopped: AbortSignal;
}

async function pull({ source, from, onBatch, stopped }: Pull): Promise<void> {
  const news = waitForNews(source, stopped);
  try {
    let next = from;
    while (!stopped.aborted) {
      const batch = await fetchUnlessStopped(source, next, stopped);
      if (batch === undefined || stopped.aborted) return;
      const last = batch.entries.at(-1);
      if (last !== undefined) {
        await onBatch(batch.entries, batch.end);
        next = last.offset + 1;
      }
      // Whoever has all that was there is told of more, and asks no second time to find nothing.
      if (last === undefined || next >= batch.end) await news.beyond(next);
    }
  } finally {
    news.unsubscribe();
  }
}

/** A fetch that fails because it was told to stop is no failure. */
async function fetchUnlessStopped(
  source: PullSource,
  from: Offset,
  stopped: AbortSignal,
): Promise<Batch | undefined> {
  try {
    return await source.fetch(from, stopped);
  } catch (error) {
    if (stopped.aborted) return undefined;
    throw error;
  }
}

/**
 * Waits for news of something beyond an offset. The highest end ever told is kept, so news between
 * an empty fetch and the wait are not missed, and late news wake nobody.
 */
function waitForNews(source: PullSource, stopped: AbortSignal) {
  let known: Offset = 0;
  let mustAsk = false;
  let wake = () => {};
  const unsubscribe = source.onNews((end) => {
    if (end === undefined) mustAsk = true;
    else known = Math.max(known, end);
    wake();
  });
  const onStop = () => wake();
  stopped.addEventListener('abort', onStop);
  return {
    async beyond(offset: Offset): Promise<void> {
      while (known <= offset && !mustAsk && !stopped.aborted) {
        await new Promise<void>((resolve) => (wake = resolve));
      }
      mustAsk = false;
    },
    unsubscribe(): void {
      unsubscribe();
      stopped.removeEventListener('abort', onStop);
    },
  };
}
