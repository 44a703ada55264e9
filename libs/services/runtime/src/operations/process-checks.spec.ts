import { memoryLog } from '@scoresheet/event-log-memory';
import { describe, expect, it } from 'vitest';
import {
  databaseCheck,
  lagCheck,
  logCheck,
  MAX_READER_LAG_SECONDS,
  stageCheck,
  type Stage,
} from './process-checks.js';

const of = { topic: 'match.events', partition: 0 };

describe('a process', () => {
  it.each<[Stage, RegExp | undefined]>([
    ['starting', /starting/],
    ['running', undefined],
    ['ending', /stopping/],
  ])('that is %s is ready only when it runs', async (stage, words) => {
    const says = await stageCheck(() => stage).examine();
    if (words === undefined) expect(says).toBeUndefined();
    else expect(says).toMatch(words);
  });

  it('is not ready without its log', async () => {
    const log = memoryLog({ topics: [of.topic], partitions: 1 });
    const check = logCheck(log, of);
    expect(await check.examine()).toBeUndefined();
    await log.close();
    expect(await check.examine()).toMatch(/closed/);
  });

  it('is not ready without its database, and gives away nothing of it', async () => {
    const query = () =>
      Promise.reject(Object.assign(new Error('role "me" at 10.0.0.7'), { code: '28P01' }));
    const says = await databaseCheck({ query }).examine();
    expect(says).toBe('PostgreSQL does not answer (28P01). Check that it runs and can be reached.');
    expect(await databaseCheck({ query: () => Promise.resolve([]) as never }).examine()).toBe(
      undefined,
    );
  });

  it('is not ready when a reader is far behind, which is named', async () => {
    const late = { reader: 'projection', ...of, entries: 12, seconds: MAX_READER_LAG_SECONDS + 9 };
    const on = (...seconds: number[]) => seconds.map((each) => ({ ...late, seconds: each }));
    expect(await lagCheck(() => on(MAX_READER_LAG_SECONDS, 0)).examine()).toBeUndefined();
    expect(await lagCheck(() => [late]).examine()).toBe(
      'The reader "projection" is 12 entries and 39 s behind in partition 0 of match.events ' +
        '(limit 30 s).',
    );
    expect(await lagCheck(() => on(31, 50, 40)).examine()).toMatch(/50 s .*and 2 other readers/);
  });
});
