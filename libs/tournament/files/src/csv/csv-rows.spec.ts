import { describe, expect, it } from 'vitest';
import { readEntrants } from '../entrants/read-entrants.js';
import { fileOf, problemsOf, valueOf, wordsOf } from '../files.spec-kit.js';
import { MAX_ROWS } from '../limits.js';

const entrants = (...lines: readonly string[]) => readEntrants(fileOf(...lines), 'csv');

describe('Rows of a CSV file', () => {
  it.each([
    ['commas', 'Name,Seed', 'Ada,2'],
    ['semicolons', 'name;SEED', 'Ada;2'],
    ['tabs', ' name \tseed', 'Ada\t2'],
    ['another order', 'seed,name', '2,Ada'],
    ['quotes', '"name","seed"', '"Ada","2"'],
    ['blank rows around them', '\n,\nname,seed', '\n,\nAda,2\n,\n'],
  ])('are read with %s', (_what, header, row) => {
    const [ada, ...others] = valueOf(entrants(header, row));
    expect(ada).toMatchObject({ name: 'Ada', seed: 2 });
    expect(others).toEqual([]);
  });

  it('hold separators, quotes and lines within quotes', () => {
    const [entrant] = valueOf(entrants('name,note', '"Ada ""the first"", Countess","one\r\ntwo"'));
    expect(entrant).toMatchObject({ name: 'Ada "the first", Countess', note: 'one\ntwo' });
  });

  it.each([
    ['a header alone', ['name,seed', ''], '1:10 rows-missing'],
    ['an unknown column', ['name,nick', 'Ada,A'], '1:6 column-unknown'],
    ['a column without a name', ['name,', 'Ada,'], '1:6 column-unknown'],
    ['a column twice', ['name,seed,Seed', 'Ada,1,1'], '1:11 column-twice'],
    ['a separator that is not in quotes', ['name,seed', 'Lovelace, Ada,1'], '2:15 cells-differ'],
    ['a quote that is never closed', ['name,seed', '"Ada,1', 'Bob,2'], '2:1 quote-not-closed'],
    ['a quote in the middle', ['name,seed', 'Bob "B" Bo,2'], '2:1 quote-misplaced'],
    ['a problem behind lines within a cell', ['name,seed', '"A\nda",x'], '3:5 value-wrong'],
    ['a quote that closes far below', ['name', `"${'x\n'.repeat(40_000)}"`], '2:1 row-too-long'],
    ['a quote misplaced behind cells', ['name,note', '"a;,""b",O"N'], '2:10 quote-misplaced'],
  ])('are refused with %s', (_what, lines, problem) => {
    expect(problemsOf(entrants(...lines))).toEqual([problem]);
  });

  it('are refused where millions of blank ones would have to be skipped', () => {
    const blank = Array.from({ length: 2 * MAX_ROWS + 10 }, () => ' ');
    expect(problemsOf(entrants('name', ...blank, 'Ada'))).toEqual(['32775:1 rows-too-many']);
  });

  it('name what the columns are, to somebody who wrote another', () => {
    expect(wordsOf(entrants('name,nick', 'Ada,A'))).toEqual([
      'there is no column "nick"; a file of entrants has ' +
        'number, name, account, actor, seed, byes, table, apart, note',
    ]);
  });

  it('are as many as the largest event has, and no more, however many are blank', () => {
    const names = Array.from({ length: MAX_ROWS }, (_, index) => `Player ${index}`);
    const blank = Array.from({ length: MAX_ROWS }, () => '');
    expect(valueOf(entrants('name', ...blank, ...names))).toHaveLength(MAX_ROWS);
    expect(problemsOf(entrants('name', ...names, 'One More'))).toEqual([
      `${MAX_ROWS + 2}:1 rows-too-many`,
    ]);
  });
});
