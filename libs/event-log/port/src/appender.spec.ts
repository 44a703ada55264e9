import { setImmediate as endOfTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { Appender } from './appender.js';
import type { Message, Offset } from './event-log.js';
import { LogError } from './log-error.js';

const TO = { topic: 'toy', partition: 0 };
const MIB = 1024 * 1024;

/** A log that stamps nothing: what was appended with each call, and what stands in it. */
let calls: string[][];
let trouble: LogError[];
let end: Offset;
let settled: string[];
let failed: unknown[];
let stopping: AbortController;
beforeEach(() => {
  [calls, trouble, end, settled, failed] = [[], [], 0, [], []];
  stopping = new AbortController();
});

const log = {
  async append(_: typeof TO, messages: readonly Message[]) {
    await endOfTurn();
    calls.push(messages.map(({ key }) => key));
    const error = trouble.shift();
    if (error !== undefined) throw error;
    const firstOffset = end;
    end += messages.length;
    return { firstOffset };
  },
  end: async () => end,
};

/** What begins with "-" needs no entry. */
const appender = (bytes = 1) =>
  new Appender<string>({
    log,
    to: TO,
    stopped: stopping.signal,
    messageOf: (key) => (key.startsWith('-') ? undefined : { key, value: new Uint8Array(bytes) }),
    onAppended: (items, upTo) => settled.push(`${items.join(' ')} < ${upTo}`),
    onError: (error) => failed.push(error),
  });

const until = (size: number) => expect.poll(() => settled).toHaveLength(size);

describe('An appender', () => {
  it('sends what is added in one turn with one append, and what comes meanwhile with the next', async () => {
    const one = appender();
    one.add('a');
    one.add('b');
    await expect.poll(() => calls).not.toEqual([]);
    one.add('c');
    one.add('d');
    await until(2);
    expect(calls).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(settled).toEqual(['a b < 2', 'c d < 4']);
  });

  it('keeps in its place what needs no entry, and looks where the log ends', async () => {
    const one = appender();
    one.add('-x');
    await until(1);
    one.add('a');
    one.add('-y');
    await until(2);
    expect(calls).toEqual([['a']]);
    expect(settled).toEqual(['-x < 0', 'a -y < 1']);
  });

  it('sends no more at once than a log takes well, and a large message alone', async () => {
    const [many, large] = [appender(), appender(3 * MIB)];
    for (let i = 0; i < 501; i += 1) many.add(`${i}`);
    await until(2);
    expect(calls.map(({ length }) => length)).toEqual([500, 1]);
    large.add('a');
    large.add('b');
    await until(4);
    expect(calls.slice(2)).toEqual([['a'], ['b']]);
  });

  it('sends the same again while the log is away, before anything else', async () => {
    trouble.push(new LogError('log-unavailable', 'away'), new LogError('log-unavailable', 'away'));
    const one = appender();
    one.add('a');
    await expect.poll(() => calls).not.toEqual([]);
    one.add('b');
    await until(2);
    expect(calls).toEqual([['a'], ['a'], ['a'], ['b']]);
    expect(failed).toEqual([]);
  });

  it('says what the log refuses for good, and sends nothing after it', async () => {
    const refused = new LogError('log-closed', 'closed');
    trouble.push(refused);
    const one = appender();
    one.add('a');
    await expect.poll(() => failed).toEqual([refused]);
    one.add('b');
    await endOfTurn();
    await endOfTurn();
    expect([calls, settled]).toEqual([[['a']], []]);
  });

  it('gives up when it is stopped while the log is away', async () => {
    const away = new LogError('log-unavailable', 'away');
    trouble.push(...Array<LogError>(100).fill(away));
    const one = appender();
    one.add('a');
    await expect.poll(() => calls).not.toEqual([]);
    stopping.abort();
    await expect.poll(() => failed).toEqual([away]);
    expect(settled).toEqual([]);
  });
});
