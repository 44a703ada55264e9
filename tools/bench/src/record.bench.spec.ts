import { describe, expect, it } from 'vitest';
import { recordBench } from './record.bench.js';

describe('the bench of the record', () => {
  it('runs matches, verifies their exports, and sets one beside the other', async () => {
    const { rows, comparisons } = await recordBench({ rounds: 1, warmUp: 0 }, 3);
    expect(rows.map(({ figure }) => figure > 0)).toEqual([true, true]);
    expect(comparisons).toMatchObject([{ to: rows[0]?.bench, goal: 'at least 1.2' }]);
  });
});
