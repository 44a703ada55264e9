import fc from 'fast-check';
import { eventLogContract } from '@scoresheet/event-log-port/contract-suite';
import { describe, expect, it } from 'vitest';
import { memoryLog } from './memory-log.js';

eventLogContract('The memory log', async (shape) => {
  const first = memoryLog(shape);
  return { open: async () => first.openAnother(), dispose: () => first.close() };
});

const here = { topic: 'match.events', partition: 0 };
const shape = { topics: [here.topic], partitions: 1 };
const message = (text: string) => ({ key: 'k', value: new TextEncoder().encode(text) });

describe('The memory log for tests', () => {
  it('stamps with the clock that it is given, and never falls with it', async () => {
    const clock = [1_000, 2_000, 1_500, 2_500];
    const log = memoryLog({ ...shape, now: () => clock.shift() ?? NaN });
    for (const text of ['a', 'b', 'c', 'd']) await log.append(here, [message(text)]);
    const stamps = (await log.read(here, 0, 10)).map(({ appendedAtMs }) => appendedAtMs);
    expect(stamps).toEqual([1_000, 2_000, 2_000, 2_500]);
  });

  it('delivers batches of the size that it is given', async () => {
    const log = memoryLog({ ...shape, batchSize: 2 });
    await log.append(here, ['a', 'b', 'c', 'd', 'e'].map(message));
    const sizes: number[] = [];
    const subscription = log.subscribe(here, 0, (entries) => {
      sizes.push(entries.length);
      if (sizes.length === 3) void subscription.stop();
    });
    await subscription.ended;
    expect(sizes).toEqual([2, 2, 1]);
  });

  it('takes its id and refuses a shape that no log can have', () => {
    expect(memoryLog({ ...shape, logId: 'log-1' }).openAnother().logId).toBe('log-1');
    expect(() => memoryLog({ ...shape, partitions: 0 })).toThrow(/1 to 1024 partitions/);
  });

  it('is closed when the appends that a test holds back have landed', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const log = memoryLog({ ...shape, pace: () => gate });
    const order: string[] = [];
    const appended = log.append(here, [message('a')]).then(() => order.push('appended'));
    const closed = log.close().then(() => order.push('closed'));
    await log.openAnother().end(here); // time enough for a close that does not wait
    release();
    await Promise.all([appended, closed]);
    expect(order).toEqual(['appended', 'closed']);
  });

  it('lets a scheduler choose every order of appends and deliveries', async () => {
    const orders = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const pace = (step: string) => scheduler.schedule(Promise.resolve(), step);
        const log = memoryLog({ ...shape, pace });
        const seen: string[] = [];
        const subscription = log.subscribe(here, 0, (entries) => {
          seen.push(entries.map(({ value }) => new TextDecoder().decode(value)).join(''));
          if (seen.join('').length === 3) void subscription.stop();
        });
        for (const text of ['a', 'b', 'c']) void log.append(here, [message(text)]);
        await scheduler.waitFor(subscription.ended);
        expect([...seen.join('')].toSorted()).toEqual(['a', 'b', 'c']);
        orders.add(seen.join('|'));
      }),
    );
    expect(orders.size).toBeGreaterThan(3);
  });
});
