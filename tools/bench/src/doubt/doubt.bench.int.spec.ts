import { describe, expect, it } from 'vitest';
import { doubtBench } from './doubt.bench.js';

describe('the bench of readers that take nobody’s word', () => {
  it('reads every event in each of the three ways, by a tail and by a projector', async () => {
    const { rows, comparisons } = await doubtBench(2, { rounds: 1, warmUp: 0 });
    expect(rows.map(({ figure }) => figure > 0)).toEqual(rows.map(() => true));
    const [believed, proved, decided] = rows.slice(3);
    expect(comparisons.slice(2)).toMatchObject([
      { bench: proved?.bench, to: believed?.bench, goal: 'at least 0.9' },
      { bench: decided?.bench, to: believed?.bench },
    ]);
  });
});
