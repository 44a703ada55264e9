import { expect, it } from 'vitest';
import { next } from './use-zoom.js';

it.each([
  [1, 1, 1.25],
  [1, -1, 0.8],
  [0.73, 1, 0.8],
  [0.73, -1, 0.65],
  [1.5, 1, 1.5],
  [0.25, -1, 0.25],
] as const)('From scale %d, a step of %d leads to %d', (scale, by, expected) => {
  expect(next(scale, by)).toBe(expected);
});
