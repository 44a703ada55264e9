import { expect, it } from 'vitest';
import type { FileEntrant } from './file-entrant.js';
import { pairsApart } from './pairs-apart.js';

const row = (number: number, apart: readonly number[]): FileEntrant => ({
  number,
  name: `Player ${number}`,
  account: null,
  actor: null,
  seed: null,
  byes: 0,
  table: null,
  apart,
  note: '',
});

it('Who is kept apart is told by numbers of the tournament, each pair once', () => {
  const rows = [row(1, [3]), row(2, []), row(3, [1, 2])];
  const numbers = new Map(rows.map((each, at) => [each, 10 + at]));
  expect(pairsApart(rows, numbers)).toEqual([
    [10, 12],
    [11, 12],
  ]);
});
