import { expect, it } from 'vitest';
import { pathOf } from './geometry.js';

it('A line goes from the right of a match to the left of the next, with its corner before that', () => {
  const placed = new Map([
    ['w1-1', { column: 0, row: 0 }],
    ['w2-1', { column: 2, row: 1 }],
  ]);
  expect(pathOf({ from: 'w1-1', to: 'w2-1' }, placed)).toBe('M196 63H458V139H480');
  expect(pathOf({ from: 'w1-9', to: 'w2-1' }, placed)).toBe('');
});
