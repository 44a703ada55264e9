import { describe, expect, it } from 'vitest';
import { boundedWork } from './bounded-work.js';

/** Work that ends when it is told, and knows how much of it ran at once. */
function bench() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    work: async () => {
      most = Math.max(most, (running += 1));
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      return 'done';
    },
    endOne: () => ends.shift()?.(),
    most: () => most,
    waiting: () => ends.length,
  };
}

/** Everything is asked for by the same one. */
function asOne(bounds: { readonly atOnce: number; readonly waiting: number }) {
  const { run } = boundedWork({ ...bounds, waitingOfOne: bounds.waiting });
  return <T>(work: () => Promise<T>) => run('one', work);
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('Bounded work', () => {
  it('runs so much at once, lets the next ones wait, and turns away the rest', async () => {
    const run = asOne({ atOnce: 2, waiting: 3 });
    const { work, endOne, most } = bench();
    const asked = Array.from({ length: 7 }, () => run(work));
    const turnedAway = await Promise.all(asked.slice(5));
    expect(turnedAway).toEqual([undefined, undefined]);
    for (let i = 0; i < 5; i += 1) {
      await turn();
      endOne();
    }
    expect(await Promise.all(asked.slice(0, 5))).toEqual(Array(5).fill('done'));
    expect(most()).toBe(2);
  });

  it('has room again after work that failed', async () => {
    const run = asOne({ atOnce: 1, waiting: 0 });
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await run(() => Promise.resolve('next'))).toBe('next');
  });

  it('comes in the order in which it was asked', async () => {
    const run = asOne({ atOnce: 1, waiting: 9 });
    const order: number[] = [];
    const note = (i: number) => run(async () => void order.push(i));
    await Promise.all([note(1), note(2), note(3), note(4)]);
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('goes by turns among those who ask, and one who floods it leaves room for others', async () => {
    const { run } = boundedWork({ atOnce: 1, waiting: 6, waitingOfOne: 3 });
    const order: string[] = [];
    const ask = (whose: string) => run(whose, async () => whose && order.push(whose));
    const flood = Array.from({ length: 9 }, () => ask('flood'));
    const others = [ask('first'), ask('second'), ask('first')];
    const answers = await Promise.all(flood);
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(5);
    expect(await Promise.all(others)).not.toContain(undefined);
    expect(order).toEqual(['flood', 'flood', 'first', 'second', 'flood', 'first', 'flood']);
  });

  it('that is full has room for whoever asks for less, in place of the last of who asks for most', async () => {
    const { run } = boundedWork({ atOnce: 1, waiting: 6, waitingOfOne: 3 });
    const order: string[] = [];
    const ask = (whose: string) => run(whose, async () => whose && order.push(whose));
    const floods = ['one', 'two'].flatMap((whose) => Array.from({ length: 5 }, () => ask(whose)));
    const others = [ask('first'), ask('second')];
    expect(await Promise.all(others)).not.toContain(undefined);
    const answers = await Promise.all(floods);
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(5);
    expect(order).toEqual(['one', 'one', 'two', 'first', 'second', 'one', 'two']);
    expect(await run('later', () => Promise.resolve('done'))).toBe('done');
  });

  it('that is full of those who ask for one thing each turns the next one away', async () => {
    const { run } = boundedWork({ atOnce: 1, waiting: 3, waitingOfOne: 2 });
    const asked = ['a', 'b', 'c', 'd', 'e'].map((whose) => run(whose, async () => whose));
    expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', 'd', undefined]);
  });
});
