import { describe, expect, it, vi } from 'vitest';
import type { Entry, Offset } from './event-log.js';
import { pullSubscription, type PullSource } from './pull-subscription.js';

const entryAt = (offset: Offset) => ({ offset }) as Entry;

/** A partition that grows when it is told to, and counts how often it was asked. */
function partition(batchSize = 10) {
  let end = 0;
  let tell: ((end?: Offset) => void) | undefined;
  const fetch = vi.fn(async (from: Offset) => {
    const most = Math.min(end, from + batchSize);
    const entries = Array.from({ length: Math.max(0, most - from) }, (_, i) => entryAt(from + i));
    return { entries, end };
  });
  const source: PullSource = {
    fetch,
    onNews: (listener) => {
      tell = listener;
      return () => undefined;
    },
  };
  return {
    source,
    fetch,
    grows: (by: number, isTold = true) => {
      end += by;
      if (isTold) tell?.(end);
    },
    isAway: () => tell?.(),
  };
}

/** Offsets that a reader from the beginning was given. */
function reading(source: PullSource) {
  const read: Offset[] = [];
  const subscription = pullSubscription(source, 0, async (entries) => {
    read.push(...entries.map(({ offset }) => offset));
  });
  return { read, subscription };
}

describe('A subscription that asks', () => {
  it('asks no second time when it was given all that there is', async () => {
    const { source, fetch, grows } = partition();
    const { read, subscription } = reading(source);
    await expect.poll(() => fetch).toHaveBeenCalledTimes(1);
    grows(3);
    await expect.poll(() => read).toEqual([0, 1, 2]);
    grows(2);
    await expect.poll(() => read).toEqual([0, 1, 2, 3, 4]);
    await subscription.stop();
    expect(fetch.mock.calls.map(([from]) => from)).toEqual([0, 0, 3]);
  });

  it('goes on asking while a batch is not the last', async () => {
    const { source, fetch, grows } = partition(2);
    grows(5);
    const { read, subscription } = reading(source);
    await expect.poll(() => read).toEqual([0, 1, 2, 3, 4]);
    await subscription.stop();
    expect(fetch.mock.calls.map(([from]) => from)).toEqual([0, 2, 4]);
  });

  it('misses nothing that is told while it is busy', async () => {
    const { source, grows } = partition();
    const read: Offset[] = [];
    const subscription = pullSubscription(source, 0, async (entries) => {
      if (read.length === 0) grows(1);
      read.push(...entries.map(({ offset }) => offset));
    });
    grows(1);
    await expect.poll(() => read).toEqual([0, 1]);
    await subscription.stop();
  });

  it('asks after a time in which nobody knows what happened', async () => {
    const { source, grows, isAway } = partition();
    const { read, subscription } = reading(source);
    grows(1);
    await expect.poll(() => read).toEqual([0]);
    grows(1, false);
    isAway();
    await expect.poll(() => read).toEqual([0, 1]);
    await subscription.stop();
  });
});
