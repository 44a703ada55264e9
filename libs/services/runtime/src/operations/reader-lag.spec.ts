import { memoryLog } from '@scoresheet/event-log-memory';
import { describe, expect, it } from 'vitest';
import { readerLags } from './reader-lag.js';

const here = { topic: 'match.events', partition: 0 };

/** A log with two readers, one of which has stopped somewhere. */
function table() {
  const log = memoryLog({ topics: [here.topic], partitions: 1 });
  const next = { api: 0, projection: 0 };
  const lags = readerLags(log, () =>
    Object.entries(next).map(([reader, offset]) => ({ reader, ...here, next: offset })),
  );
  const append = async (count: number) => {
    const value = new Uint8Array([1]);
    await log.append(
      here,
      Array.from({ length: count }, () => ({ key: 'k', value })),
    );
  };
  const lagOf = (name: string) => lags.lags.find(({ reader }) => reader === name);
  return { next, lags, append, lagOf };
}

describe('the lag of readers', () => {
  it('is nothing where nothing happens', async () => {
    const { lags, lagOf } = table();
    await lags.look(0);
    await lags.look(600_000);
    expect(lagOf('projection')).toEqual({ reader: 'projection', ...here, entries: 0, seconds: 0 });
  });

  it('counts entries, and seconds since the first of them was seen in the log', async () => {
    const { next, lags, append, lagOf } = table();
    await append(5);
    await lags.look(10_000);
    await append(5);
    await lags.look(15_000);
    expect(lagOf('projection')).toMatchObject({ entries: 10, seconds: 5 });

    next.projection = 5;
    await append(1);
    await lags.look(17_000);
    expect(lagOf('projection')).toMatchObject({ entries: 6, seconds: 2 });
    expect(lagOf('api')).toMatchObject({ entries: 11, seconds: 7 });
  });

  it('is over when the reader has come to the end', async () => {
    const { next, lags, append, lagOf } = table();
    await append(3);
    await lags.look(1_000);
    next.projection = 3;
    await lags.look(2_000);
    expect(lagOf('projection')).toMatchObject({ entries: 0, seconds: 0 });
  });
});
