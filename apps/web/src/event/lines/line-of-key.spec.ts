import { describe, expect, it } from 'vitest';
import { lineOfKey } from './line-of-key.js';

describe('A key on a line of a hundred', () => {
  it.each([
    ['ArrowDown', 5, 6],
    ['ArrowUp', 0, 0],
    ['PageDown', 5, 15],
    ['PageUp', 5, 0],
    ['Home', 50, 0],
    ['End', 50, 99],
    ['Enter', 50, undefined],
  ])('%s at %i leads to %s', (key, from, to) => {
    expect(lineOfKey(key, from, 100)).toBe(to);
  });
});
