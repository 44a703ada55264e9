import { describe, expect, it } from 'vitest';
import { measureApart } from './measure-apart.js';

describe('works in processes of their own', () => {
  it('tell their rates, each in its place', async () => {
    const rates = await measureApart(
      [
        { does: 'duel', contestant: 'Scoresheet', duels: 1 },
        { does: 'record', game: 'fuzzycards', matches: 1 },
      ],
      { rounds: 2, warmUp: 0 },
    );
    expect(rates).toHaveLength(2);
    for (const { wall, cpu } of rates) expect(Math.min(wall.least, cpu.least)).toBeGreaterThan(0);
  });

  it('are a failure of the bench where one of them cannot be done', async () => {
    const unknown = { does: 'record', game: 'no-such-game', matches: 1 } as const;
    await expect(measureApart([unknown], { rounds: 1, warmUp: 0 })).rejects.toThrow(
      'worker.js ended with code 1',
    );
  });
});
