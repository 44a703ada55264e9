import { beforeEach, describe, expect, it } from 'vitest';
import { tablesFeed, type TablesFeed, type TablesReader } from './tables-feed.js';

let timers: (() => void)[];
let feed: TablesFeed;
beforeEach(() => {
  timers = [];
  feed = tablesFeed({
    now: () => 0,
    after: (_, act) => {
      timers.push(act);
      return () => void (timers = timers.filter((each) => each !== act));
    },
  });
});

const elapse = (): void => timers.splice(0).forEach((act) => act());

/** Unread messages, in order. */
async function unread({ queue }: TablesReader) {
  const messages = [];
  while (queue.length > 0) messages.push((await queue.next())?.changed);
  return messages;
}

function readerOf(table: number | null): TablesReader {
  const reader = feed.join(true);
  reader.table = table;
  return reader;
}

describe('The feed of tables in play', () => {
  it('sends 500 opened tables to a page with all tables as one message', async () => {
    const wall = feed.join(false);
    const numbers = Array.from({ length: 500 }, (_, at) => at + 1);
    for (const number of numbers) feed.changed(new Set([number]));
    expect(wall.queue.length).toBe(0);
    elapse();
    expect(await unread(wall)).toEqual([new Set(numbers)]);
    elapse();
    expect(wall.queue.length).toBe(0);
  });

  it('sends a change at once, and only to the readers of that table', async () => {
    const [own, other, without] = [readerOf(3), readerOf(4), readerOf(null)];
    feed.changed(new Set([3]));
    expect(await unread(own)).toEqual([new Set([3])]);
    expect([other.queue.length, without.queue.length]).toEqual([0, 0]);
  });

  it('sends a change of all tables to everybody', async () => {
    const readers = [readerOf(3), readerOf(null), feed.join(false)];
    feed.changed(new Set([9]));
    feed.changed('all');
    elapse();
    expect(await Promise.all(readers.map(unread))).toEqual([['all'], ['all'], ['all']]);
  });

  it('sends any change to a reader whose table nobody has looked up yet', async () => {
    const reader = feed.join(true);
    feed.changed(new Set([7]));
    expect(await unread(reader)).toEqual([new Set([7])]);
  });

  it('marks a slow reader as behind instead of dropping it', () => {
    const reader = readerOf(3);
    for (let change = 0; change < 40; change += 1) feed.changed(new Set([3]));
    expect(reader.isBehind).toBe(true);
    expect(reader.queue.length).toBeLessThan(40);
  });

  it('is empty once its readers have left, and then sends nothing', async () => {
    const [wall, own] = [feed.join(false), readerOf(1)];
    feed.changed('all');
    feed.leave(wall);
    feed.leave(own);
    elapse();
    expect(feed.isEmpty).toBe(true);
    await expect(wall.queue.next()).resolves.toBeUndefined();
  });
});
