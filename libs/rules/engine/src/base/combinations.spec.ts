import { describe, expect, it } from 'vitest';
import { combinations } from './combinations.js';

describe('Ways to take some of many', () => {
  it.each([
    [0, [[]]],
    [1, [['a'], ['b'], ['c']]],
    [
      2,
      [
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'c'],
      ],
    ],
    [3, [['a', 'b', 'c']]],
    [4, []],
  ])('taking %i of three', (count, ways) => {
    expect(combinations(['a', 'b', 'c'], count)).toEqual(ways);
  });
});
