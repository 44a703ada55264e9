import type { CardFace } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { tooManyCopies, unknownCards } from './deck-problems.js';

const face = (code: string, name: string): CardFace => ({
  code,
  name,
  type: 'herb',
  cost: 0,
  stats: {},
  keywords: {},
  abilities: [],
  words: {},
});
const [sage, mint, wildMint] = [face('g-1', 'Sage'), face('g-2', 'Mint'), face('h-2', 'Mint')];
const faces = { [sage.code]: sage, [mint.code]: mint };

describe('Cards of a deck that nobody knows', () => {
  it('are told once each, by the rule of the game', () => {
    expect(unknownCards(['g-1', 'x', 'g-2', 'x', 'y'], { faces, rule: 'R-01' })).toEqual([
      { rule: 'R-01', says: "There is no card 'x' in this ruleset." },
      { rule: 'R-01', says: "There is no card 'y' in this ruleset." },
    ]);
    const [problem] = unknownCards(['x'], { faces, rule: 'R-01', where: 'the garden' });
    expect(problem?.says).toBe("There is no card 'x' in the garden.");
  });
});

describe('Copies of a card', () => {
  const two = () => ({ most: 2, rule: 'R-02' });

  it('are cards of one name, and each name with too many is told', () => {
    expect(tooManyCopies([mint, sage, wildMint, sage], two)).toEqual([]);
    expect(tooManyCopies([mint, sage, wildMint, sage, mint, sage], two)).toEqual([
      { rule: 'R-02', says: 'Mint: 3 copies, 2 allowed.' },
      { rule: 'R-02', says: 'Sage: 3 copies, 2 allowed.' },
    ]);
  });

  it('are what the game calls the same', () => {
    const byCode = ({ code }: CardFace): string => code;
    expect(tooManyCopies([mint, wildMint, mint], two, byCode)).toEqual([]);
  });

  it('have a limit of their own, or none', () => {
    const limitOf = ({ name }: CardFace) =>
      name === 'Sage' ? undefined : { most: 0, rule: 'R-03', besides: 'besides the first' };
    expect(tooManyCopies([sage, sage, sage, mint], limitOf)).toEqual([
      { rule: 'R-03', says: 'Mint: 1 copies besides the first, 0 allowed.' },
    ]);
  });
});
