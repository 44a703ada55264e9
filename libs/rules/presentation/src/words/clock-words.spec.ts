import { describe, expect, it } from 'vitest';
import { timeWords } from './clock-words.js';

describe('The time on a clock', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [300_000, '5:00'],
    [3_725_000, '62:05'],
  ])('%i ms', (ms, words) => {
    expect(timeWords(ms)).toBe(words);
  });
});
