import { describe, expect, it } from 'vitest';
import { numbersOf, type Entered } from './entered-rows.js';
import type { FileEntrant } from './file-entrant.js';

const row = (name: string, more: Partial<FileEntrant> = {}): FileEntrant => ({
  number: null,
  name,
  account: null,
  actor: null,
  seed: null,
  byes: 0,
  table: null,
  apart: [],
  note: '',
  ...more,
});

const entrant = (number: number, name: string | null, actor: string | null = null): Entered => ({
  number,
  name,
  actor,
});

const numbers = (rows: readonly FileEntrant[], entrants: readonly Entered[]) => {
  const found = numbersOf(rows, entrants, new Map([['ada', 'a-1']]));
  return rows.map((each) => found.get(each));
};

describe('Who stands in a file and has entered', () => {
  it('is known by account, whatever name stands beside it', () => {
    const rows = [row('Countess', { account: 'Ada' }), row('Bob', { actor: 'a-2' })];
    expect(numbers(rows, [entrant(1, null, 'a-2'), entrant(2, null, 'a-1')])).toEqual([2, 1]);
    expect(numbers(rows, [entrant(1, 'Countess'), entrant(2, 'Bob')])).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is known by name as a guest, each as often as the name stands there', () => {
    const rows = [row('Ada'), row('Ada', { number: 2 }), row('Bo\u200bb')];
    expect(numbers(rows, [entrant(1, 'Bob'), entrant(2, 'Ada')])).toEqual([2, undefined, 1]);
    expect(numbers(rows, [entrant(1, 'Ada'), entrant(2, 'Ada')])).toEqual([1, 2, undefined]);
  });

  it('is no guest who has the name of an account in the same file', () => {
    const rows = [row('Ada'), row('Ada', { account: 'ada' })];
    expect(numbers(rows, [entrant(1, 'Ada', 'a-1')])).toEqual([undefined, 1]);
  });
});
