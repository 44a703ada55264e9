import { describe, expect, it } from 'vitest';
import { logBench } from './log.bench.js';

describe('the bench of the log', () => {
  it('brings every command of the prefilled log into the record', async () => {
    const { rows, comparisons } = await logBench([2], 300);
    expect(rows.map(({ figure }) => figure > 0)).toEqual([true, true]);
    expect(comparisons).toMatchObject([{ to: rows[0]?.bench }]);
  });
});
