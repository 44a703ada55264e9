import { describe, expect, it } from 'vitest';
import { measureHere } from '../one-core/work.js';
import { toyBench } from './toy.bench.js';

describe('the bench of the toy duel', () => {
  it('has a figure for each way to play it, and ours as a multiple of the others', async () => {
    const { rows, comparisons } = await toyBench({ rounds: 1, warmUp: 0 }, 2, measureHere);
    expect(rows).toHaveLength(6);
    expect(rows.every(({ figure, cpuFigure }) => figure > 0 && Number(cpuFigure) > 0)).toBe(true);
    expect(comparisons.map(({ bench, goal }) => [bench, goal])).toEqual([
      ['toy: Scoresheet', 'at least 10'],
      ['toy: Scoresheet', undefined],
      ['toy: Scoresheet', undefined],
      ['toy: Scoresheet', 'at least 0.4'],
      ['toy: Scoresheet', undefined],
    ]);
    expect(
      comparisons.every(({ ratio, cpuRatio }) => Number.isFinite(ratio + Number(cpuRatio))),
    ).toBe(true);
  });
});
