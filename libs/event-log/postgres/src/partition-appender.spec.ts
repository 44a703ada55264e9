import { LogError, type Message } from '@scoresheet/event-log-port';
import { describe, expect, it } from 'vitest';
import { MAX_GROUP_BYTES, MAX_GROUP_MESSAGES, MAX_WAITING_BYTES } from './limits.js';
import { PartitionAppender } from './partition-appender.js';

const message = (bytes = 1): Message => ({ key: 'm-1', value: new Uint8Array(bytes) });
const away = () => new LogError('log-unavailable', 'away');

/** A table that takes groups, after failing with these errors. */
function table(...errors: Error[]) {
  const groups: (readonly Message[])[] = [];
  let end = 0;
  const write = async (messages: readonly Message[]) => {
    const error = errors.shift();
    if (error !== undefined) throw error;
    groups.push(messages);
    end += messages.length;
    return end - messages.length;
  };
  return { groups, write };
}

const quiet = { deadlineMs: 10_000, onTrouble: () => undefined };

describe('The appends of a partition', () => {
  it('that come in the same moment are written as one group, in their order', async () => {
    const { groups, write } = table();
    const appender = new PartitionAppender({ ...quiet, write });
    const batches = [[message()], [message(), message()], [message()]];
    const receipts = await Promise.all(batches.map((batch) => appender.append(batch)));
    expect(receipts).toEqual([{ firstOffset: 0 }, { firstOffset: 1 }, { firstOffset: 3 }]);
    expect(groups).toEqual([batches.flat()]);
  });

  it('are divided into groups of a bounded number, without dividing an append', async () => {
    const { groups, write } = table();
    const appender = new PartitionAppender({ ...quiet, write });
    const half = Array.from({ length: MAX_GROUP_MESSAGES / 2 }, () => message());
    const appends = [half, [message()], half, half].map((batch) => appender.append(batch));
    await Promise.all(appends);
    const halfSize = half.length;
    expect(groups.map((group) => group.length)).toEqual([halfSize + 1, 2 * halfSize]);
  });

  it('are divided into groups of bounded bytes; a larger one goes alone', async () => {
    const { groups, write } = table();
    const appender = new PartitionAppender({ ...quiet, write });
    const sizes = [MAX_GROUP_BYTES - 1, 1, 1, MAX_GROUP_BYTES + 1, 1];
    await Promise.all(sizes.map((size) => appender.append([message(size)])));
    expect(groups.map((group) => group.map(({ value }) => value.length))).toEqual([
      [MAX_GROUP_BYTES - 1, 1],
      [1],
      [MAX_GROUP_BYTES + 1],
      [1],
    ]);
  });

  it('are tried again while the database is away, and told of as trouble', async () => {
    const { groups, write } = table(away(), away());
    const troubles: string[] = [];
    const onTrouble = (error: LogError) => troubles.push(error.message);
    const appender = new PartitionAppender({ ...quiet, write, onTrouble });
    expect(await appender.append([message()])).toEqual({ firstOffset: 0 });
    expect(groups).toHaveLength(1);
    expect(troubles).toEqual(['away', 'away']);
  });

  it('are refused at their deadline and not written later; the next one is', async () => {
    let isAway = true;
    const { groups, write } = table();
    const appender = new PartitionAppender({
      ...quiet,
      deadlineMs: 60,
      write: (messages) => (isAway ? Promise.reject(away()) : write(messages)),
    });
    const late = appender.append([message()]);
    await expect(late).rejects.toMatchObject({ code: 'log-unavailable', cause: away() });
    isAway = false;
    expect(await appender.append([message(2)])).toEqual({ firstOffset: 0 });
    expect(groups).toEqual([[message(2)]]);
  });

  it('are refused at once when no waiting would help, and the next one is written', async () => {
    const { write } = table(new LogError('log-mismatch', 'other tables'));
    const appender = new PartitionAppender({ ...quiet, write });
    await expect(appender.append([message()])).rejects.toMatchObject({ code: 'log-mismatch' });
    expect(await appender.append([message()])).toEqual({ firstOffset: 0 });
  });

  it('are refused when too much waits already', async () => {
    const { write } = table();
    const appender = new PartitionAppender({ ...quiet, write });
    const waiting = appender.append([message(MAX_WAITING_BYTES)]);
    const refusal = { code: 'log-unavailable', message: expect.stringContaining('more slowly') };
    await expect(appender.append([message()])).rejects.toMatchObject(refusal);
    await waiting;
    await appender.append([message()]);
  });

  it('are all settled when it is idle', async () => {
    const { groups, write } = table(away());
    const appender = new PartitionAppender({ ...quiet, write });
    await appender.idle();
    const waiting = appender.append([message()]);
    await appender.idle();
    expect(groups).toHaveLength(1);
    await waiting;
  });
});
