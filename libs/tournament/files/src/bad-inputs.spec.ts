/** The rows of the table of bad inputs that are about files, each by its own words. */
import { describe, expect, it } from 'vitest';
import { readEntrants } from './entrants/read-entrants.js';
import { writeEntrants } from './entrants/write-entrants.js';
import { fileOf, problemsOf, valueOf, wordsOf } from './files.spec-kit.js';
import { writePairings } from './lists/write-pairings.js';
import { writeStandings } from './lists/write-standings.js';
import { readResults } from './results/read-results.js';
import { decodeUtf8, encodeUtf8 } from './text/utf8.js';

const entrants = (...lines: readonly string[]) => readEntrants(fileOf(...lines), 'csv');
const results = (...lines: readonly string[]) => readResults(fileOf(...lines), 'csv');
const namesIn = (text: string) =>
  valueOf(readEntrants(encodeUtf8(text), 'csv')).map(({ name }) => name);

interface Shown {
  readonly seats: readonly { readonly name: string }[];
}

const GUEST = {
  number: null,
  account: null,
  actor: null,
  seed: null,
  byes: 0,
  table: null,
  apart: [],
  note: '',
};

describe('a CSV with …: line and column named; nothing half imported', () => {
  it('a BOM', () => {
    expect(namesIn('\ufeffname\nAda\n')).toEqual(['Ada']);
    expect(problemsOf(readEntrants(encodeUtf8('\ufeffnome\nAda'), 'csv'))).toEqual([
      '1:1 column-unknown',
      '1:1 column-missing',
    ]);
  });

  it('CR-only line ends', () => {
    expect(namesIn('name\rAda\rBob\r')).toEqual(['Ada', 'Bob']);
    expect(problemsOf(readEntrants(encodeUtf8('name,seed\rAda,1\rBob,x'), 'csv'))).toEqual([
      '3:5 value-wrong',
    ]);
  });

  it('mixed line ends', () => {
    expect(namesIn('name\r\nAda\nBob\rCleo\r\n\r\n')).toEqual(['Ada', 'Bob', 'Cleo']);
    expect(
      problemsOf(readEntrants(encodeUtf8('name,seed\r\nAda,1\rBob,2\nCleo,x'), 'csv')),
    ).toEqual(['4:6 value-wrong']);
  });

  it('a 10 MB line', () => {
    const read = entrants('name', 'Ada', 'x'.repeat(10_000_000), 'Bob');
    expect(problemsOf(read)).toEqual(['3:16385 line-too-long']);
    expect(wordsOf(read)).toEqual([
      'the line is longer than 16384 characters; divide or shorten it',
    ]);
  });

  it('a missing column', () => {
    expect(problemsOf(entrants('account,seed', 'ada,1'))).toEqual(['1:1 column-missing']);
    expect(problemsOf(results('round,table', '1,1'))).toEqual(['1:1 column-missing']);
  });

  it('a row in which a column is missing, or is too many', () => {
    expect(problemsOf(entrants('name,seed,byes', 'Ada,1,0', 'Bob,2', 'Cleo,3,0,1'))).toEqual([
      '3:1 cells-differ',
      '4:10 cells-differ',
    ]);
  });

  it('a duplicate number', () => {
    const read = entrants('number,name', '7,Ada', '8,Bob', '7,Cleo');
    expect(problemsOf(read)).toEqual(['4:1 value-twice']);
    expect(wordsOf(read)).toEqual(['the number "7" stands in line 2 as well; keep one']);
  });

  it('an opponent that points back wrongly', () => {
    const header = 'round,table,entrant,opponent,result';
    expect(problemsOf(results(header, '1,4,7,9,2-1', '1,4,9,8,1-2'))).toEqual(['3:7 sides-differ']);
    expect(problemsOf(results(header, '1,4,7,9,2-1', '1,4,9,7,2-1'))).toEqual(['3:9 sides-differ']);
    expect(problemsOf(results(header, '1,4,7,9,2-1', '1,5,9,8,2-0'))).toEqual([
      '3:3 entrant-twice',
    ]);
    expect(problemsOf(results(header, '1,4,7,7,2-1'))).toEqual(['2:7 entrant-twice']);
    expect(problemsOf(entrants('number,name,apart', '1,Ada,2', '2,Bob,3', '3,Cleo,'))).toEqual([]);
    expect(problemsOf(entrants('number,name,apart', '1,Ada,2', '2,Bob,9'))).toEqual([
      '3:7 entrant-unknown',
    ]);
  });

  it.each(['NaN', 'Infinity', '1e3', '1.5', '-1', '0x1', '٣', '99999999999'])(
    'NaN points and the like, where a number stands: %s',
    (number) => {
      expect(problemsOf(entrants('name,seed', 'Ada,1', `Bob,${number}`))).toEqual([
        '3:5 value-wrong',
      ]);
      expect(problemsOf(results('round,table,result', `1,1,${number}-0`))).toEqual([
        '2:5 value-wrong',
      ]);
    },
  );

  it('one bad row among good ones', () => {
    const read = entrants('name', 'Ada', 'Bob', 'Ada', 'Cleo');
    expect(read).not.toHaveProperty('value');
    expect(problemsOf(read)).toEqual(['4:1 names-equal']);
  });
});

describe('negative, fractional, huge counts: the field', () => {
  it.each(['-1-2', '1.5-0', '100-0', '2--1', '2-1-0-0', '', 'two-one'])('%s', (result) => {
    expect(problemsOf(results('round,table,result', `1,1,${result}`))).toEqual([
      `2:5 ${result === '' ? 'value-missing' : 'value-wrong'}`,
    ]);
  });
});

describe('a CSV cell beginning with = + - @ on export: neutralised', () => {
  const FORMULAS = ["=cmd|' /C calc'!A1", '+1+1', '-1+1', '@SUM(A1)', '\t=1', ' =1', '＝1'];

  it.each(FORMULAS)('as a name of an entrant: %j', (name) => {
    const [, row = ''] = linesOf(writeEntrants([{ ...GUEST, name }], 'csv'));
    expect(row.split(',')[1]).toMatch(/^"?'/);
  });

  it.each(FORMULAS)('as a name at a table: %j', (name) => {
    const seats = [{ entrant: 1, name }];
    const [, row = ''] = linesOf(writePairings([{ phase: 1, round: 1, table: 1, seats }], 'csv'));
    expect(row).toMatch(/^1,1,1,1,1,"?'/);
  });

  it('as a name in the standings, and as a number below nothing', () => {
    const tieBreaks = [{ name: 'money-difference', value: '-30' }];
    const standing = { rank: 1, entrant: 1, name: '=1', phase: 1, points: '-3', tieBreaks };
    expect(linesOf(writeStandings([standing], 'csv'))[1]).toBe(`1,1,"'=1",1,"'-3","'-30"`);
  });

  function linesOf(file: Uint8Array): readonly string[] {
    return decodeUtf8(file).split('\r\n');
  }
});

describe('names with …: shown as text; control characters stripped for display; limit named', () => {
  const shownAs = (name: string): unknown => {
    const seats = [{ entrant: 1, name: valueOf(entrants('name', `"${name}"`))[0]?.name ?? '' }];
    const file = writePairings([{ phase: 1, round: 1, table: 1, seats }], 'json');
    const { pairings } = JSON.parse(decodeUtf8(file)) as { pairings: Shown[] };
    return pairings[0]?.seats[0]?.name;
  };
  it('markup', () => {
    expect(shownAs('<b>Ada</b> & Bob')).toBe('<b>Ada</b> & Bob');
  });

  it('right-to-left override', () => {
    expect(shownAs('Ada \u202egnp.exe')).toBe('Ada gnp.exe');
  });

  it('zero-width characters', () => {
    expect(shownAs('A\u200bd\u200ca\ufeff')).toBe('Ada');
    expect(problemsOf(entrants('name', 'Ada', 'A\u200bda'))).toEqual(['3:1 names-equal']);
    expect(problemsOf(entrants('name', '\u200b'))).toEqual(['2:1 value-wrong']);
  });

  it('control characters', () => {
    expect(shownAs('Ada\u001b[31m\nLovelace')).toBe('Ada[31m Lovelace');
  });

  it('10 kB', () => {
    const read = entrants('name', 'x'.repeat(10_000));
    expect(problemsOf(read)).toEqual(['2:1 value-too-long']);
    expect(wordsOf(read)[0]).toContain('at most 80 are kept');
  });
});
