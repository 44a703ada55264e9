import { expect, it } from 'vitest';
import { usualStart } from './usual-start.js';

it.each([
  ['a Friday', new Date(2026, 10, 27, 13), '2026-11-28T10:00'],
  ['a Saturday', new Date(2026, 10, 28, 9), '2026-12-05T10:00'],
  ['the end of a year', new Date(2026, 11, 31, 23), '2027-01-02T10:00'],
])('The usual start after %s is the next Saturday', (_, now, expected) => {
  expect(usualStart(now)).toBe(expected);
});
