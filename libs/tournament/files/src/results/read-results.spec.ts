import { describe, expect, it } from 'vitest';
import { fileOf, problemsOf, valueOf } from '../files.spec-kit.js';
import { readResults } from './read-results.js';

const read = (...lines: readonly string[]) => readResults(fileOf(...lines), 'csv');

describe('A file of results', () => {
  it('tells what became of each table', () => {
    expect(
      valueOf(
        read(
          'round,table,entrant,opponent,result,scores',
          '1,1,7,9,2-1,',
          '1,2,,,intentional-draw,',
          '2,1,,,4 > 1 = 3,30 -5 0',
        ),
      ),
    ).toEqual([
      {
        round: 1,
        table: 1,
        entrants: [7, 9],
        scores: [],
        outcome: { is: 'games', wins: [2, 1], draws: 0 },
      },
      {
        round: 1,
        table: 2,
        entrants: null,
        scores: [],
        outcome: { is: 'intentional-draw' },
      },
      {
        round: 2,
        table: 1,
        entrants: null,
        scores: [30, -5, 0],
        outcome: { is: 'places', places: [[4], [1, 3]] },
      },
    ]);
  });

  it('may have a table from both its sides, which is one result', () => {
    const both = read('round,table,entrant,opponent,result', '1,1,7,9,2-0', '1,1,9,7,0-2');
    expect(valueOf(both)).toMatchObject([{ entrants: [7, 9], outcome: { wins: [2, 0] } }]);
  });

  it.each([
    ['no round', 'round,table,result', [',1,2-0'], '2:1 value-missing'],
    ['a round 65', 'round,table,result', ['65,1,2-0'], '2:1 value-wrong'],
    ['a table 0', 'round,table,result', ['1,0,2-0'], '2:3 value-wrong'],
    ['no result', 'round,table,result', ['1,1,'], '2:5 value-missing'],
    ['a table twice', 'round,table,result', ['1,1,2-0', '1,1,2-0'], '3:3 table-twice'],
    [
      'a table twice from one side',
      'round,table,entrant,opponent,result',
      ['1,1,7,9,2-0', '1,1,7,9,2-0'],
      '3:3 table-twice',
    ],
    [
      'a table three times',
      'round,table,entrant,opponent,result',
      ['1,1,7,9,2-0', '1,1,9,7,0-2', '1,1,9,7,0-2'],
      '4:3 table-twice',
    ],
    ['no opponent', 'round,table,entrant,opponent,result', ['1,1,7,,2-0'], '2:7 value-missing'],
    [
      'a winner from elsewhere',
      'round,table,entrant,opponent,result',
      ['1,1,7,9,forfeit: 8 wins'],
      '2:9 entrant-unknown',
    ],
    [
      'a player in two pods',
      'round,table,result',
      ['1,1,1 > 2 > 3', '1,2,4 > 3 > 5', '2,2,4 > 3 > 5'],
      '3:3 entrant-twice',
    ],
    ['scores of two', 'round,table,result,scores', ['1,1,2-0,5 3'], '2:9 value-wrong'],
    ['too few scores', 'round,table,result,scores', ['1,1,1 > 2 > 3,5 3'], '2:15 value-wrong'],
    ['a score NaN', 'round,table,result,scores', ['1,1,1 > 2 > 3,5 NaN 0'], '2:15 value-wrong'],
  ])('is refused with %s', (_what, header, rows, problem) => {
    expect(problemsOf(read(header, ...rows))).toEqual([problem]);
  });
});
