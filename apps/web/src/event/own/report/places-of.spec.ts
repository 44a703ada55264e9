import { expect, it } from 'vitest';
import { placesOf } from './places-of.js';

it('Places are told in their order, and equal ones share one', () => {
  const places = new Map([
    [7, 3],
    [2, 1],
    [9, 3],
    [4, 1],
  ]);
  expect(placesOf(places)).toEqual([
    [2, 4],
    [7, 9],
  ]);
});
