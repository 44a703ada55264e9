import { expect, it } from 'vitest';
import { placesBy } from './places-by.js';

const MONEY = [0, 7, -2, 7, 30];
const money = (seat: number): number => MONEY[seat] ?? 0;

it('The seat with the most comes first, and those with the least are last, below nothing too', () => {
  expect(placesBy([1, 2, 4], money)).toEqual([[4], [1], [2]]);
});

it('Seats with as much share a place, as they sit, in whatever order they are named', () => {
  expect(placesBy([3, 2, 1], money)).toEqual([[1, 3], [2]]);
});

it('Whoever is not named has no place', () => {
  expect(placesBy([2], money)).toEqual([[2]]);
  expect(placesBy([], money)).toEqual([]);
});
