import { setImmediate as endOfTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Message } from './event-log.js';
import { GroupCommit, MAX_WAITING_BYTES } from './group-commit.js';
import { LogError } from './log-error.js';

const MOST = { messages: 1_000, bytes: 100_000 };

const message = (bytes = 1): Message => ({ key: 'm-1', value: new Uint8Array(bytes) });
const away = () => new LogError('log-unavailable', 'away');

/** A log that takes groups; each of these errors comes instead of an acknowledgement. */
function logThat(...errors: Error[]) {
  const groups: (readonly Message[])[] = [];
  let end = 0;
  const write = async (messages: readonly Message[]) => {
    groups.push(messages);
    const error = errors.shift();
    if (error !== undefined) throw error;
    end += messages.length;
    return end - messages.length;
  };
  return { groups, write };
}

const options = {
  most: MOST,
  sizeOf: ({ value, headers }: Message) => value.length + (headers?.['ce_id']?.length ?? 0),
  deadlineMs: 10_000,
  onTrouble: () => undefined,
};

describe('The appends of a partition', () => {
  afterEach(() => vi.useRealTimers());

  it('that come in the same moment are written as one group, in their order', async () => {
    const { groups, write } = logThat();
    const appender = new GroupCommit({ ...options, write });
    const batches = [[message()], [message(), message()], [message()]];
    const receipts = await Promise.all(batches.map((batch) => appender.append(batch)));
    expect(receipts).toEqual([{ firstOffset: 0 }, { firstOffset: 1 }, { firstOffset: 3 }]);
    expect(groups).toEqual([batches.flat()]);
  });

  it('are divided into groups of a bounded number, an append too', async () => {
    const { groups, write } = logThat();
    const appender = new GroupCommit({ ...options, write });
    const many = Array.from({ length: MOST.messages }, () => message());
    const receipts = await Promise.all([appender.append([message()]), appender.append(many)]);
    expect(groups.map(({ length }) => length)).toEqual([MOST.messages, 1]);
    expect(receipts).toEqual([{ firstOffset: 0 }, { firstOffset: 1 }]);
  });

  it('are divided into groups of bounded bytes, as the log counts them', async () => {
    const { groups, write } = logThat();
    const appender = new GroupCommit({ ...options, write });
    const half = message(MOST.bytes / 2);
    const headed = { ...half, headers: { ce_id: 'x' } };
    const large = message(2 * MOST.bytes);
    const appends = [[half, half], [headed, headed], [large], [half]];
    await Promise.all(appends.map((messages) => appender.append(messages)));
    expect(groups).toEqual([[half, half], [headed], [headed], [large], [half]]);
  });

  it('repeat the same bytes after a doubtful group, before anything else', async () => {
    const { groups, write } = logThat(away(), away());
    const troubles: string[] = [];
    const onTrouble = (error: LogError) => troubles.push(error.message);
    const appender = new GroupCommit({ ...options, write, onTrouble });
    const doubtful = message(2);
    await appender.append([doubtful]);
    expect(groups).toEqual([[doubtful], [doubtful], [doubtful]]);
    expect(troubles).toEqual(['away', 'away']);
  });

  it('are refused at their deadline and not written later; the next one is', async () => {
    // Only the deadline is the spec's to bring; pauses between attempts pass by themselves.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isAway = true;
    const { groups, write } = logThat();
    const appender = new GroupCommit({
      ...options,
      write: (messages) => (isAway ? Promise.reject(away()) : write(messages)),
    });
    const late = appender.append([message()]);
    await endOfTurn(); // the first attempt
    await endOfTurn(); // is over
    vi.advanceTimersByTime(options.deadlineMs);
    await expect(late).rejects.toMatchObject({ code: 'log-unavailable', cause: away() });
    isAway = false;
    expect(await appender.append([message(2)])).toEqual({ firstOffset: 0 });
    expect(groups).toEqual([[message(2)]]);
  });

  it('are refused at once when no waiting would help, and the next one is written', async () => {
    const { write } = logThat(new LogError('log-mismatch', 'another log'));
    const appender = new GroupCommit({ ...options, write });
    await expect(appender.append([message()])).rejects.toMatchObject({ code: 'log-mismatch' });
    expect(await appender.append([message()])).toEqual({ firstOffset: 0 });
  });

  it('are refused when too much waits already', async () => {
    const { write } = logThat();
    const appender = new GroupCommit({ ...options, write });
    const waiting = appender.append([message(MAX_WAITING_BYTES)]);
    const refusal = { code: 'log-unavailable', message: expect.stringContaining('more slowly') };
    await expect(appender.append([message()])).rejects.toMatchObject(refusal);
    await waiting;
    await appender.append([message()]);
  });

  it('are all settled when it is idle', async () => {
    const { groups, write } = logThat(away());
    const appender = new GroupCommit({ ...options, write });
    await appender.idle();
    const waiting = appender.append([message()]);
    await appender.idle();
    expect(groups).toHaveLength(2);
    await waiting;
  });
});
