import { describe, expect, it } from 'vitest';
import { fromOtherSide, outcomeIn, outcomeText } from './outcome-text.js';

describe('What became of a table', () => {
  it.each([
    ['2-1', { is: 'games', wins: [2, 1], draws: 0 }],
    ['1-1-1', { is: 'games', wins: [1, 1], draws: 1 }],
    ['99-0', { is: 'games', wins: [99, 0], draws: 0 }],
    ['intentional-draw', { is: 'intentional-draw' }],
    ['double-loss', { is: 'double-loss' }],
    ['forfeit: 7 wins', { is: 'forfeit', winner: 7 }],
    ['4 > 1 = 3', { is: 'places', places: [[4], [1, 3]] }],
    ['5 > 4 > 3 > 2 > 1', { is: 'places', places: [[5], [4], [3], [2], [1]] }],
  ] as const)('is written as %s', (text, outcome) => {
    expect(outcomeIn(text)).toEqual(outcome);
    expect(outcomeText(outcome)).toBe(text);
  });

  it.each(['4>1=3', ' 4  > 1= 3 '])('may be written as %j', (text) => {
    expect(outcomeIn(text)).toEqual({ is: 'places', places: [[4], [1, 3]] });
  });

  it.each([
    '',
    '2',
    '2-',
    '100-0',
    '02-1',
    '2 - 1',
    '2-1-0-0',
    '-1-2',
    '1.5-0',
    'NaN-0',
    'draw',
    'forfeit',
    'forfeit: 0 wins',
    'forfeit: 16385 wins',
    'forfeit: Ada wins',
    '1 > 2',
    '1 > 2 > 2',
    '1 > 2 > 0',
    '1 > 2 > ',
    '1 > 2 > 3 > 4 > 5 > 6',
    '1 > 2 > x',
  ])('is not told by %j', (text) => {
    expect(outcomeIn(text)).toBeUndefined();
  });

  it('is the same from both sides but for games won', () => {
    expect(fromOtherSide({ is: 'games', wins: [2, 1], draws: 1 })).toEqual({
      is: 'games',
      wins: [1, 2],
      draws: 1,
    });
    expect(fromOtherSide({ is: 'forfeit', winner: 7 })).toEqual({ is: 'forfeit', winner: 7 });
  });
});
