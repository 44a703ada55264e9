import { GAMES } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { measureHere } from '../one-core/work.js';
import { recordBench } from './record.bench.js';

const ROUND = { rounds: 1, warmUp: 0 };

describe('the bench of the record', () => {
  it('runs matches, verifies their exports, and sets each beside its peer', async () => {
    const { rows, comparisons } = await recordBench(
      ROUND,
      { games: ['fuzzycards'], matches: 3 },
      measureHere,
    );
    expect(rows.map(({ figure }) => figure > 0)).toEqual([true, true, true]);
    const [recorded, verified, peer] = rows;
    expect(comparisons).toMatchObject([
      { bench: recorded?.bench, to: peer?.bench },
      { bench: verified?.bench, to: recorded?.bench, goal: 'at least 0.75' },
    ]);
  });

  it.each(Object.keys(GAMES))('measures %s, with the goal of every game', async (game) => {
    const { rows } = await recordBench(ROUND, { games: [game], matches: 1 }, measureHere);
    expect(rows[0]).toMatchObject({
      of: `${GAMES[game]?.title} actions, one core`,
      goal: game === 'fuzzycards' ? '28,000' : '15,000',
    });
    expect(rows[0]?.figure).toBeGreaterThan(0);
  });
});
