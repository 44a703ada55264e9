import { describe, expect, it } from 'vitest';
import { interleave, spreadOf, turnHere, type Rate, type Task, type Turn } from './interleave.js';

function toldBy(told: string[]): (name: string) => Task {
  return (name) => ({
    name,
    prepare(round) {
      told.push(`${name}${round}`);
      return () => 10;
    },
  });
}

describe('interleaved rounds', () => {
  it('give every task its turn in each round, and another one the first', async () => {
    const told: string[] = [];
    await interleave(['a', 'b', 'c'].map(toldBy(told)), { rounds: 2, warmUp: 1 }, turnHere);
    expect(told).toEqual(['a0', 'b0', 'c0', 'b1', 'c1', 'a1', 'c2', 'a2', 'b2']);
  });

  it.each([
    [
      'until none of them gains speed',
      [100, 200, 300, 300, 300, 250, 260, 270],
      12,
      [250, 260, 270],
    ],
    ['no longer than they may', [100, 200, 300, 400, 500, 600, 700], 2, [400, 500, 600]],
    ['not at all where it is not asked for', [100, 200, 300, 400], 0, [200, 300, 400]],
  ])('are thrown away %s', async (_until, rates, untilLevel, counted) => {
    const turnOf = (told: number[]): Promise<Turn> => {
      const rate = told.shift() ?? 0;
      return Promise.resolve({ wall: rate, cpu: rate });
    };
    const [{ cpu }] = (await interleave(
      [[...rates]],
      { rounds: 3, warmUp: 1, untilLevel },
      turnOf,
    )) as [Rate];
    const [least, median, most] = counted.toSorted((a, b) => a - b);
    expect(cpu).toEqual({ least, median, most });
  });

  it('count what was done while it was timed, also where it takes turns of the event loop', async () => {
    const wait = () => new Promise<number>((resolve) => setTimeout(() => resolve(5), 20));
    const task = { name: 'waits', prepare: () => wait };
    const [rate] = await interleave([task], { rounds: 3, warmUp: 0 }, turnHere);
    expect(rate?.wall.most).toBeLessThanOrEqual(5_000 / 19);
    expect(rate?.cpu.median).toBeGreaterThan(0);
  });
});

describe('a spread', () => {
  it('is the middle and both ends', () => {
    expect(spreadOf([30, 10, 20])).toEqual({ median: 20, least: 10, most: 30 });
    expect(spreadOf([10, 20])).toEqual({ median: 15, least: 10, most: 20 });
  });
});
