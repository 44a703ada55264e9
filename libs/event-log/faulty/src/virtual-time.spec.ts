import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.js';
import { Hangs, inVirtualTime } from './virtual-time.js';

const A_NIGHT_MS = 8 * 3_600_000;

describe('Virtual time', () => {
  it('passes without anybody waiting for it', async () => {
    const startedAt = performance.now();
    const slept = await inVirtualTime(randomFrom(1), async (time) => {
      await time.until(sleep(A_NIGHT_MS), 2 * A_NIGHT_MS);
      return time.nowMs;
    });
    expect(slept).toBe(A_NIGHT_MS);
    expect(performance.now() - startedAt).toBeLessThan(A_NIGHT_MS / 1_000);
  });

  it('runs every kind of timer, and gives the real ones back', async () => {
    const { setTimeout: real } = globalThis;
    const happened: string[] = [];
    await inVirtualTime(randomFrom(1), (time) => {
      const every = setInterval(() => happened.push('interval'), 40);
      setTimeout(() => happened.push('timeout'), 50).unref();
      clearTimeout(setTimeout(() => happened.push('cleared'), 5));
      setImmediate(() => happened.push('immediate'));
      const aborted = new Promise<void>((resolve) => {
        AbortSignal.timeout(60).addEventListener('abort', () => resolve());
      });
      return time.until(
        aborted.then(() => clearInterval(every)),
        1_000,
      );
    });
    expect(happened).toEqual(['immediate', 'interval', 'timeout']);
    expect(globalThis.setTimeout).toBe(real);
    await nextTurn();
  });

  it('ends a wait that is aborted', async () => {
    const stop = new AbortController();
    const waiting = inVirtualTime(randomFrom(1), (time) => {
      setTimeout(() => stop.abort(), 10);
      return time.until(sleep(A_NIGHT_MS, undefined, { signal: stop.signal }), A_NIGHT_MS);
    });
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('lets the seed decide who comes first of those that are due together', async () => {
    const orderOf = (seed: number) =>
      inVirtualTime(randomFrom(seed), async (time) => {
        const order: number[] = [];
        const all = [1, 2, 3].map((n) => sleep(10).then(() => order.push(n)));
        await time.until(Promise.all(all), 100);
        return order.join('');
      });
    const orders = await runAll(orderOf, 40);
    expect(new Set(orders).size).toBe(6);
    expect(await runAll(orderOf, 40)).toEqual(orders);
  });

  it('says so when somebody waits for nothing, or for too long', async () => {
    const never = new Promise<void>(() => undefined);
    await expect(
      inVirtualTime(randomFrom(1), (time) => time.until(never, 10)),
    ).rejects.toBeInstanceOf(Hangs);
    await expect(
      inVirtualTime(randomFrom(1), (time) => {
        const ticking = setInterval(() => undefined, 1_000);
        return time.until(never, A_NIGHT_MS).finally(() => clearInterval(ticking));
      }),
    ).rejects.toThrow('still waits after');
  });
});

/** One after the other: there is only one time to take over. */
async function runAll<T>(run: (seed: number) => Promise<T>, seeds: number): Promise<T[]> {
  const results: T[] = [];
  for (let seed = 1; seed <= seeds; seed += 1) results.push(await run(seed));
  return results;
}
