import { describe, expect, it } from 'vitest';
import { byName, findTables } from './find-tables.js';
import type { Pairing } from './round-documents.js';

const table = (number: number, ...names: readonly (string | null)[]): Pairing => ({
  phase: 1,
  round: 1,
  number,
  result: null,
  hasQuestion: false,
  seats: names.map((name, at) => ({ entrant: number * 10 + at, name })),
});

const TABLES = [
  table(1, 'Örn', 'Osier'),
  table(2, 'Wren', null),
  table(12, 'Bracken 10', 'Bracken 2'),
];

describe('Tables that fit what is typed', () => {
  it.each([
    ['', [1, 2, 12]],
    ['1', [1, 12]],
    ['12', [12]],
    ['orn', [1]],
    [' WREN', [2]],
    ['nobody', []],
  ])('%j finds %j', (words, numbers) => {
    expect(findTables(TABLES, words).map(({ number }) => number)).toEqual(numbers);
  });
});

describe('A round by name', () => {
  it('is in the order of the language, numbers as numbers, and the nameless last', () => {
    expect(byName(TABLES, 'de').map(({ name }) => name)).toEqual([
      'Bracken 2',
      'Bracken 10',
      'Örn',
      'Osier',
      'Wren',
      null,
    ]);
  });
});
