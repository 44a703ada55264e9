import { describe, expect, it } from 'vitest';
import { similarNames } from './similar-names.js';

const NAMES = ['Lantern Clerk', 'Barnacle Monk', 'Moth of Maybe', 'Old Mother Comet'];

describe('Names that were meant', () => {
  it.each([
    ['lantren clerk', 'Lantern Clerk'],
    ['Lanternclerk', 'Lantern Clerk'],
    ['barnicle', 'Barnacle Monk'],
    ['comett', 'Old Mother Comet'],
    ['Moth of mabe', 'Moth of Maybe'],
  ])('by "%s" begin with %s', (typed, name) => {
    expect(similarNames(typed, NAMES)[0]).toBe(name);
  });

  it('are none where nothing resembles what was typed', () => {
    expect(similarNames('zzz', NAMES)).toEqual([]);
  });

  it('are a few at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => `Clerk ${index}`);
    expect(similarNames('clerk', many)).toHaveLength(3);
  });
});
