import { describe, expect, it } from 'vitest';
import { disagreements, verdictOf, verdictsIn } from './verdicts.js';

describe('Frozen verdicts', () => {
  it('are written by how often each comes in a row', () => {
    expect(verdictsIn('3- 1~ 2+ 1-')).toEqual(['-', '-', '-', '~', '+', '+', '-']);
    expect(verdictsIn('12+')).toHaveLength(12);
  });

  it.each(['', '3', '-', '0-', '3?', '3-,1+', '3-  1+', '-3+', '1.5+'])(
    'are never written as %j',
    (runs) => {
      expect(() => verdictsIn(runs)).toThrow('is no run of verdicts');
    },
  );
});

const problem = { path: 'cards[0]', says: 'a Foe has Loot' };
const ofMeaning = { ...problem, isOfMeaning: true } as const;
const TAKEN = { problems: [] };
const SHAPE = { problems: [problem, ofMeaning] };
const MEANING = { problems: [ofMeaning] };

describe('The verdict of a reader and a schema', () => {
  it.each([
    ['+', TAKEN, true],
    ['~', SHAPE, true],
    ['~', MEANING, true],
    ['-', SHAPE, false],
    ['-', MEANING, false],
    ['the schema refuses what the reader takes', TAKEN, false],
  ])('is %j', (verdict, told, schemaTakes) => {
    expect(verdictOf(told, { schemaTakes, tellsMeaning: false })).toBe(verdict);
  });

  it.each([
    ['+', TAKEN, true],
    ['the schema takes what the reader refuses by its shape', SHAPE, true],
    ['~', MEANING, true],
    ['-', SHAPE, false],
    ['the schema refuses what the reader refuses by its meaning alone', MEANING, false],
  ])('is %j where the reader tells shape from meaning', (verdict, told, schemaTakes) => {
    expect(verdictOf(told, { schemaTakes, tellsMeaning: true })).toBe(verdict);
  });
});

describe('Judges', () => {
  it('disagree with a verdict that is frozen, whichever it is', () => {
    expect(disagreements(['-', '~', '+'], verdictsIn('1- 1~ 1+'))).toEqual([]);
    expect(disagreements(['~', '+', '-'], verdictsIn('1- 1~ 1+'))).toEqual([
      { copy: 0, found: '~', frozen: '-' },
      { copy: 1, found: '+', frozen: '~' },
      { copy: 2, found: '-', frozen: '+' },
    ]);
  });

  it('disagree with more verdicts than there are copies, and with fewer', () => {
    expect(disagreements(['-'], verdictsIn('1- 1+'))).toEqual([
      { copy: 1, found: undefined, frozen: '+' },
    ]);
    expect(disagreements(['-', '+'], verdictsIn('1-'))).toEqual([
      { copy: 1, found: '+', frozen: undefined },
    ]);
  });

  it('of a card without frozen verdicts need only agree with each other', () => {
    const odd = 'the schema refuses what the reader takes';
    expect(disagreements(['-', '~', '+'])).toEqual([]);
    expect(disagreements(['+', odd])).toEqual([{ copy: 1, found: odd, frozen: undefined }]);
  });
});
