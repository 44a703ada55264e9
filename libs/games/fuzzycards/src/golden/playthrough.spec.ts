import { describe, expect, it } from 'vitest';
import kept from './playthrough.choices.json' with { type: 'json' };
import { playthrough } from './playthrough.spec-kit.js';

const BLESS =
  'somebody sees another game now; if that is meant, bless it with: ' +
  'npx vitest run libs/games/fuzzycards/src/golden -u';

describe('A whole game of Fuzzycards, as each audience saw it', () => {
  it('is seen as it was', async () => {
    await expect(playthrough(kept), BLESS).toMatchFileSnapshot('playthrough.txt');
  });

  it('shows hidden cards to their seat and the order of a Scroll to nobody', () => {
    const lines = playthrough(kept).split('\n');
    const shuffles = lines.filter((line) => line.includes('"kind":"shuffled"'));
    expect(shuffles.filter((line) => line.includes('"order"')).every(isForTheHouse)).toBe(true);
    const draws = lines.filter((line) => line.includes('"to":"hand@1"') && line.includes('"face"'));
    expect(draws.length).toBeGreaterThan(5);
    expect(draws.filter((line) => /^(all|.*(seat 2|public)).*: /.test(line))).toEqual([]);
  });
});

const isForTheHouse = (line: string): boolean => line.startsWith('house: ');
