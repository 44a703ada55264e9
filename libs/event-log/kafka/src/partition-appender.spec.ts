import { LogError, type Message } from '@scoresheet/event-log-port';
import { describe, expect, it } from 'vitest';
import { MAX_SEND_BYTES, MAX_SEND_MESSAGES, MAX_WAITING_BYTES } from './limits.js';
import { PartitionAppender } from './partition-appender.js';

const message = (bytes = 1): Message => ({ key: 'm-1', value: new Uint8Array(bytes) });
const away = () => new LogError('log-unavailable', 'away');

/** A broker that takes sends; each of these errors comes instead of an acknowledgement. */
function broker(...errors: Error[]) {
  const sends: (readonly Message[])[] = [];
  let end = 0;
  const send = async (messages: readonly Message[]) => {
    sends.push(messages);
    const error = errors.shift();
    if (error !== undefined) throw error;
    end += messages.length;
    return end - messages.length;
  };
  return { sends, send };
}

const quiet = { deadlineMs: 10_000, onTrouble: () => undefined };

describe('The appends of a partition', () => {
  it('that come in the same moment go as one send, in their order', async () => {
    const { sends, send } = broker();
    const appender = new PartitionAppender({ ...quiet, send });
    const batches = [[message()], [message(), message()], [message()]];
    const receipts = await Promise.all(batches.map((batch) => appender.append(batch)));
    expect(receipts).toEqual([{ firstOffset: 0 }, { firstOffset: 1 }, { firstOffset: 3 }]);
    expect(sends).toEqual([batches.flat()]);
  });

  it('are divided into sends of a bounded number, an append too', async () => {
    const { sends, send } = broker();
    const appender = new PartitionAppender({ ...quiet, send });
    const many = Array.from({ length: MAX_SEND_MESSAGES }, () => message());
    const receipts = await Promise.all([appender.append([message()]), appender.append(many)]);
    expect(sends.map(({ length }) => length)).toEqual([MAX_SEND_MESSAGES, 1]);
    expect(receipts).toEqual([{ firstOffset: 0 }, { firstOffset: 1 }]);
  });

  it('are divided into sends of bounded bytes, headers and keys included', async () => {
    const { sends, send } = broker();
    const appender = new PartitionAppender({ ...quiet, send });
    const half = message(MAX_SEND_BYTES / 2 - 1_000);
    const headed = { ...half, headers: { ce_id: 'x'.repeat(1_000) } };
    await Promise.all([appender.append([half, half]), appender.append([headed, headed])]);
    expect(sends.map(({ length }) => length)).toEqual([2, 1, 1]);
  });

  it('repeat the same bytes after a doubtful send, before anything else', async () => {
    const { sends, send } = broker(away(), away());
    const troubles: string[] = [];
    const onTrouble = (error: LogError) => troubles.push(error.message);
    const appender = new PartitionAppender({ ...quiet, send, onTrouble });
    const doubtful = message(2);
    await appender.append([doubtful]);
    expect(sends).toEqual([[doubtful], [doubtful], [doubtful]]);
    expect(troubles).toEqual(['away', 'away']);
  });

  it('are refused at their deadline and not sent later; the next one is', async () => {
    let isAway = true;
    const { sends, send } = broker();
    const appender = new PartitionAppender({
      ...quiet,
      deadlineMs: 60,
      send: (messages) => (isAway ? Promise.reject(away()) : send(messages)),
    });
    const late = appender.append([message()]);
    await expect(late).rejects.toMatchObject({ code: 'log-unavailable', cause: away() });
    isAway = false;
    expect(await appender.append([message(2)])).toEqual({ firstOffset: 0 });
    expect(sends).toEqual([[message(2)]]);
  });

  it('are refused at once when no waiting would help, and the next one is sent', async () => {
    const { send } = broker(new LogError('log-mismatch', 'another log'));
    const appender = new PartitionAppender({ ...quiet, send });
    await expect(appender.append([message()])).rejects.toMatchObject({ code: 'log-mismatch' });
    expect(await appender.append([message()])).toEqual({ firstOffset: 0 });
  });

  it('are refused when too much waits already', async () => {
    const { send } = broker();
    const appender = new PartitionAppender({ ...quiet, send });
    const waiting = appender.append([message(MAX_WAITING_BYTES)]);
    const refusal = { code: 'log-unavailable', message: expect.stringContaining('more slowly') };
    await expect(appender.append([message()])).rejects.toMatchObject(refusal);
    await waiting;
    await appender.append([message()]);
  });

  it('are all settled when it is idle', async () => {
    const { sends, send } = broker(away());
    const appender = new PartitionAppender({ ...quiet, send });
    await appender.idle();
    const waiting = appender.append([message()]);
    await appender.idle();
    expect(sends).toHaveLength(2);
    await waiting;
  });
});
