/** Decision: A-FRI-44. */
import { readingProblem } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { friendomancy } from '../game.js';
import { foeList } from './foe-list.js';

const problemOf = (list: string | number) => readingProblem(friendomancy, 'foes', list);

describe('The Foes of a match (A-FRI-44)', () => {
  it('are one of the usual lists', () => {
    expect(foeList(friendomancy, 'none')).toEqual([]);
    expect(foeList(friendomancy, 'oneOfEach')).toHaveLength(10);
    expect(foeList(friendomancy, 'tenOfEach')).toHaveLength(100);
  });

  it('are a list of Foes and copies, by name or code', () => {
    expect(problemOf('2 Goose, 1 fa-fo05')).toBeUndefined();
    expect(foeList(friendomancy, '2 Goose, 1 fa-fo05')).toEqual(['fa-fo07', 'fa-fo07', 'fa-fo05']);
    expect(problemOf('100 Goose')).toBeUndefined();
  });

  it.each([
    ['101 Goose', 'these are 101'],
    ['60 Goose, 41 Sewer Slime', 'these are 101'],
    ['1 Duck', 'there is no Foe "Duck"'],
    ['1 fa-fr01', 'there is no Foe "fa-fr01"'],
    ['1 Goose, 1 fa-fo07', 'Goose is listed twice'],
    ['Goose', '"Goose" is no number and Foe'],
    ['0 Goose', '"0 Goose" is no number and Foe'],
    ['', '"" is no number and Foe'],
    [3, 'of at most 100 copies in all'],
  ])('are not %j', (list, says) => {
    expect(problemOf(list)).toContain(says);
    expect(problemOf(list)).toContain('"oneOfEach"');
  });
});
