import { expect, it } from 'vitest';
import { minutesIn } from './minutes-in.js';

it.each([
  ['3', 3],
  [' 1,5 ', 1.5],
  ['1440', 1_440],
  ['0', undefined],
  ['1441', undefined],
  ['-2', undefined],
  ['three', undefined],
  ['', undefined],
])('%j are %s minutes', (typed, minutes) => {
  expect(minutesIn(typed)).toBe(minutes);
});
