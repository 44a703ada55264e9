import { describe, expect, it } from 'vitest';
import { drawnByLot } from './drawn-by-lot.js';

describe('Tables by lot', () => {
  it('are those that chance says, each once, in their order', () => {
    const scripted = [4, 0, 1];
    const below = (): number => scripted.shift() ?? 0;
    expect(drawnByLot([2, 3, 5, 8, 9], 3, below)).toEqual([2, 5, 9]);
  });

  it('are as many as there are where more are asked for', () => {
    expect(drawnByLot([7, 4], 5)).toEqual([4, 7]);
    expect(drawnByLot([], 2)).toEqual([]);
  });

  it('are each as likely as any other', () => {
    const counts = new Map<number, number>();
    for (let turn = 0; turn < 3_000; turn += 1) {
      const [one = 0] = drawnByLot([1, 2, 3], 1);
      counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    // Of 3,000 draws one in three differs by 150, six standard deviations, once in a billion times.
    const furthest = Math.max(...[1, 2, 3].map((one) => Math.abs((counts.get(one) ?? 0) - 1_000)));
    expect(furthest).toBeLessThan(150);
  });
});
