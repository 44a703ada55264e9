import { describe, expect, it } from 'vitest';
import { fileOf, problemsOf, valueOf, wordsOf } from '../files.spec-kit.js';
import { readEntrants } from './read-entrants.js';

const read = (...lines: readonly string[]) => readEntrants(fileOf(...lines), 'csv');

describe('A file of entrants', () => {
  it('names who enters, and what was agreed with each', () => {
    expect(
      valueOf(
        read(
          'number,name,account,actor,seed,byes,table,apart,note',
          '1,Ada,ada,,1,2,7,2 3,needs a chair',
          '2,Bob,,b-1,2,,,,',
          '3,Cleo,,,,,,,',
        ),
      ),
    ).toEqual([
      {
        number: 1,
        name: 'Ada',
        account: 'ada',
        actor: null,
        seed: 1,
        byes: 2,
        table: 7,
        apart: [2, 3],
        note: 'needs a chair',
      },
      {
        number: 2,
        name: 'Bob',
        account: null,
        actor: 'b-1',
        seed: 2,
        byes: 0,
        table: null,
        apart: [],
        note: '',
      },
      {
        number: 3,
        name: 'Cleo',
        account: null,
        actor: null,
        seed: null,
        byes: 0,
        table: null,
        apart: [],
        note: '',
      },
    ]);
  });

  it.each([
    ['no name', 'name,seed', ['Ada,1', ',2'], '3:1 value-missing'],
    ['too many byes', 'name,byes', ['Ada,6'], '2:5 value-wrong'],
    ['a table 0', 'name,table', ['Ada,0'], '2:5 value-wrong'],
    ['a number above the largest event', 'name,number', ['Ada,16385'], '2:5 value-wrong'],
    ['an account twice', 'name,account', ['Ada,ada', 'Bob,ADA'], '3:5 value-twice'],
    ['an actor twice', 'name,actor', ['Ada,a-1', 'Bob,a-1'], '3:5 value-twice'],
    ['a seed twice', 'name,seed', ['Ada,1', 'Bob,1'], '3:5 value-twice'],
    ['account and actor', 'name,account,actor', ['Ada,ada,a-1'], '2:9 identity-twice'],
    ['a long note', 'name,note', [`Ada,${'x'.repeat(1_001)}`], '2:5 value-too-long'],
    ['somebody kept apart from herself', 'name,number,apart', ['Ada,1,1'], '2:7 entrant-unknown'],
    ['a pair without a number', 'name,number,apart', ['Ada,,2', 'Bob,2,'], '2:6 value-missing'],
    ['a pair twice', 'name,number,apart', ['Ada,1,2 2', 'Bob,2,'], '2:7 value-twice'],
    ['no number in apart', 'name,number,apart', ['Ada,1,Bob', 'Bob,2,'], '2:7 value-wrong'],
  ])('is refused with %s', (_what, header, rows, problem) => {
    expect(problemsOf(read(header, ...rows))).toEqual([problem]);
  });

  it('has two people of one name if something tells them apart', () => {
    expect(valueOf(read('number,name,account', '1,Ada,', ',Ada,ada'))).toHaveLength(2);
    const twice = read('number,name', '1,Ada', ',Ada');
    expect(problemsOf(twice)).toEqual(['3:2 names-equal']);
    expect(wordsOf(twice)).toEqual([
      '"Ada" stands in line 2 as well; ' +
        'delete one, or give each a number or an account if they are two people',
    ]);
  });

  it('keeps at most so many pairs apart', () => {
    const numbers = Array.from({ length: 92 }, (_, index) => index + 1);
    const others = (number: number) => numbers.filter((other) => other > number).join(' ');
    const row = (number: number) => `${number},P${number},${others(number)}`;
    const header = 'number,name,apart';
    expect(valueOf(read(header, ...numbers.slice(1).map(row)))).toHaveLength(91);
    expect(problemsOf(read(header, ...numbers.map(row)))).toEqual([
      expect.stringMatching(' pairs-too-many$'),
    ]);
  });

  it('names no more problems than anybody reads, and says how many there are', () => {
    const refused = read('name,seed', ...Array.from({ length: 250 }, (_, at) => `P${at},x`));
    expect(problemsOf(refused)).toHaveLength(100);
    expect(problemsOf(refused)[0]).toBe('2:4 value-wrong');
    expect(refused).toMatchObject({ ok: false, untold: 150 });
  });

  it('says nothing that steers a terminal', () => {
    const [words] = wordsOf(read('name,seed', 'Ada,\u001b[2J\u202e1'));
    expect(words).toBe('the seed is a whole number from 1 to 16384, and not "[2J1"');
  });
});
