import { describe, expect, it } from 'vitest';
import { drawsOf } from './swiss-contestants.js';
import { swissPairingBench } from './swiss-pairing.bench.js';

describe('the bench of Swiss pairing', () => {
  it('draws the same event by every contestant, an even and an odd one', async () => {
    const sizes = [32, 33].map((players) => ({ players, round: 4, runs: 1, peers: true }));
    const { rows, comparisons } = await swissPairingBench(sizes, (task) =>
      Promise.resolve(drawsOf(task)),
    );
    const contestants = ['Scoresheet', 'swiss-pairing', 'tournament-pairings'];
    expect(rows.map(({ bench }) => bench)).toEqual(
      [32, 33].flatMap((players) =>
        contestants.map((name) => `swiss: ${name}, ${players} players, round 4`),
      ),
    );
    expect(comparisons).toHaveLength(4);
    expect(rows[0]?.of).toMatch(/^0 rematches, squares \d+ above the bound$/);
  });

  it('says so where a contestant was ended without a draw', async () => {
    const { rows } = await swissPairingBench(
      [{ players: 8, round: 2, runs: 1, peers: false }],
      () => Promise.resolve(undefined),
    );
    expect(rows).toMatchObject([{ of: 'ended without a draw', figure: 120_000 }]);
  });
});
