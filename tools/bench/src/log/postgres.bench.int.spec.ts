import { describe, expect, it } from 'vitest';
import { postgresLogBench } from './postgres.bench.js';

describe('the bench of the log on PostgreSQL', () => {
  it('brings every command of the prefilled log into the record', async () => {
    const { rows, comparisons } = await postgresLogBench([2], 300, { rounds: 1, warmUp: 0 });
    expect(rows.map(({ figure }) => figure > 0)).toEqual([true, true]);
    expect(comparisons).toMatchObject([{ to: rows[0]?.bench }]);
  });
});
