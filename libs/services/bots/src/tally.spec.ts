import { describe, expect, it } from 'vitest';
import type { BotGame } from './play-bots.js';
import { tallyOf } from './tally.js';

const results = (counts: Partial<Record<BotGame['result'], number>>) =>
  Object.entries(counts).flatMap(([result, count]) =>
    Array.from({ length: count }, () => ({ result: result as BotGame['result'] })),
  );

describe('A tally', () => {
  it('counts wins by games; a draw is none', () => {
    const tally = tallyOf(results({ won: 6, drawn: 2, lost: 2 }));
    expect(tally).toMatchObject({ games: 10, won: 6, drawn: 2, lost: 2, winRate: 0.6 });
  });

  it.each([
    [800, 200, 0.774, 0.8236],
    [1_000, 0, 0.9962, 1],
    [1, 0, 0.2065, 1],
  ])('of %i wins and %i losses is sure within its interval', (won, lost, low, high) => {
    const { interval } = tallyOf(results({ won, lost }));
    expect(interval[0]).toBeCloseTo(low, 3);
    expect(interval[1]).toBeCloseTo(high, 3);
  });

  it('of nothing says nothing', () => {
    expect(tallyOf([])).toMatchObject({ winRate: 0, interval: [0, 1] });
  });
});
