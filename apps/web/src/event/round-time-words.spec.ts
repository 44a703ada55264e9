import { describe, expect, it } from 'vitest';
import { roundTimeWords } from './round-time-words.js';

describe('The clock of a round', () => {
  it.each([
    [1_122_000, '18:42'],
    [3_900_000, '1:05:00'],
    [500, '0:01'],
    [0, '0:00'],
    [-7_000, '−0:07'],
    [-3_661_000, '−1:01:01'],
  ])('with %i ms left is %s', (leftMs, words) => {
    expect(roundTimeWords(leftMs)).toBe(words);
  });
});
