import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookmarkAfter, checkBookmark, type Bookmark } from './bookmark.js';

const of = { topic: 'events', partition: 0 };

let log: MemoryLog;
let read: Bookmark;

const written = async (words: readonly string[], logId?: string): Promise<MemoryLog> => {
  const shape = { topics: [of.topic], partitions: 1 };
  const one = memoryLog({ ...shape, ...(logId === undefined ? {} : { logId }) });
  for (const word of words) {
    await one.append(of, [{ key: 'm-1', value: new TextEncoder().encode(word) }]);
  }
  return one;
};

beforeEach(async () => {
  log = await written(['one', 'two', 'three']);
  read = bookmarkAfter(log, (await log.read(of, 0, 3)).at(-1));
});

describe('a reader goes on', () => {
  it('in the log that it has read, however much was added since', async () => {
    await checkBookmark(log, of, read);
    await log.append(of, [{ key: 'm-1', value: new Uint8Array([4]) }]);
    await checkBookmark(log, of, read);
  });

  it('where it has read nothing yet', async () => {
    await checkBookmark(log, of, bookmarkAfter(log, undefined));
  });
});

describe('a reader stops with words', () => {
  it.each([
    ['another log', undefined, ['one', 'two', 'three'], /log copy".*log restore"/],
    ['an older copy', 'same', ['one', 'two'], /ends at offset 2, but was read up to 3.*restore"/],
    ['an older copy that went on', 'same', ['one', 'two', 'drei'], /another entry.*went on by/],
  ])('when it finds %s', async (_, same, words, says) => {
    const other = await written(words, same && log.logId);
    await expect(checkBookmark(other, of, read)).rejects.toThrow(says);
  });
});
