import { describe, expect, it } from 'vitest';
import { typedLine, typedResult } from './parse-line.js';

describe('A line of a result', () => {
  it.each([
    ['7 2-1', { is: 'games', wins: [2, 1], draws: 0 }],
    ['7 21', { is: 'games', wins: [2, 1], draws: 0 }],
    [' 7  2 1 ', { is: 'games', wins: [2, 1], draws: 0 }],
    ['7: 2:1', { is: 'games', wins: [2, 1], draws: 0 }],
    ['7 1-1-1', { is: 'games', wins: [1, 1], draws: 1 }],
    ['7 111', { is: 'games', wins: [1, 1], draws: 1 }],
    ['7 d', { is: 'draw' }],
    ['7 ID', { is: 'draw' }],
    ['7 +-', { is: 'forfeit', there: 0 }],
    ['7-+', { is: 'forfeit', there: 1 }],
    ['7 --', { is: 'double-loss' }],
    ['7 4>1=3', { is: 'places', places: [[4], [1, 3]] }],
    ['7 4 > 1 > 3', { is: 'places', places: [[4], [1], [3]] }],
  ])('%j says what became of table 7', (typed, said) => {
    expect(typedLine(typed)).toMatchObject({ table: 7, said, replaces: false });
  });

  it('knows the table before there is a result', () => {
    expect(typedLine('12')).toEqual({ table: 12, replaces: false, rest: '' });
    expect(typedLine('12 ')).toMatchObject({ table: 12, rest: '' });
    expect(typedLine('12 2-')).toEqual({ table: 12, replaces: false, rest: '2-' });
  });

  it('may count from the other side, or as somebody counts by number', () => {
    expect(typedLine('7 2-1 s')).toMatchObject({ seenBy: 'other', said: { wins: [2, 1] } });
    expect(typedLine('7 2-1 #12')).toMatchObject({ seenBy: { entrant: 12 } });
    expect(typedLine('7 +- s')).toMatchObject({ seenBy: 'other', said: { is: 'forfeit' } });
  });

  it('may stand in the place of another result', () => {
    expect(typedLine('7 2-1!')).toMatchObject({ replaces: true, said: { wins: [2, 1] } });
    expect(typedLine('7 2-1 s !')).toMatchObject({ replaces: true, seenBy: 'other' });
  });

  it.each(['', 'two', '-7 2-1', '123456 2-1'])('%j names no table', (typed) => {
    expect(typedLine(typed).table).toBeUndefined();
  });

  it.each(['7 x', '7 2-', '7 2-1-1-1', '7 100-1', '7 s', '7 4>'])('%j is no result', (typed) => {
    expect(typedLine(typed).said).toBeUndefined();
  });

  it('is a result alone where its table is known', () => {
    expect(typedResult('2-0')).toMatchObject({ said: { wins: [2, 0] }, rest: '2-0' });
  });
});
