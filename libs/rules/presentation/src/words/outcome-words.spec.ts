import { expect, it } from 'vitest';
import { placesWords } from './outcome-words.js';
import { plain } from './sentence.js';

it.each([
  [[], 'no result'],
  [[[1, 2]], 'a draw'],
  [[[2], [1]], 'seat 2 wins'],
  [[[3], [1], [2]], 'seat 3 wins, then seat 1, then seat 2'],
  [
    [
      [1, 3],
      [2, 4],
    ],
    'seats 1 and 3 share the first place, then seats 2 and 4',
  ],
])('places %j are told as "%s"', (places, says) => {
  expect(plain(placesWords({}, places))).toBe(says);
});

it('seats that share a place are called by their names, where they have some', () => {
  const seats = ['Ada', 'Bob', 'Cyd'];
  expect(plain(placesWords({ seats }, [[1, 3], [2]]))).toBe(
    'Ada and Cyd share the first place, then Bob',
  );
});
