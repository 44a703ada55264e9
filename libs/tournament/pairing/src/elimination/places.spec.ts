import { describe, expect, it } from 'vitest';
import { bracketState } from './bracket-state.js';
import { doubleElimination } from './double-elimination.js';
import { atStart, favourite, placesIn, playOut, results } from './played.spec-kit.js';
import { singleElimination } from './single-elimination.js';

describe('Places of a single elimination', () => {
  it('are shared by all who went out in the same round', () => {
    const { state } = playOut(singleElimination(8, { thirdPlace: false }), favourite);
    expect(placesIn(state)).toEqual([
      '1: 1',
      '2: 2',
      '3: 3-4',
      '4: 3-4',
      '5: 5-8',
      '6: 5-8',
      '7: 5-8',
      '8: 5-8',
    ]);
  });

  it('are exact down to the fourth where the third is played for', () => {
    const { state } = playOut(singleElimination(10, { thirdPlace: true }), favourite);
    expect(placesIn(state).slice(2)).toEqual([
      '3: 3',
      '4: 4',
      '5: 5-8',
      '6: 5-8',
      '7: 5-8',
      '8: 5-8',
      '9: 9-10',
      '10: 9-10',
    ]);
  });

  it('are certain when the round is over in which one went out', () => {
    const bracket = singleElimination(4, { thirdPlace: false });
    const after = (words: Record<string, string>) =>
      placesIn(bracketState(bracket, { ...atStart(bracket), results: results(words) }));
    expect(after({ 'w1-1': '1 beats 4' })).toEqual([]);
    expect(after({ 'w1-1': '1 beats 4', 'w1-2': '2 beats 3' })).toEqual(['3: 3-4', '4: 3-4']);
  });

  it('move up where a match before had no winner', () => {
    const bracket = singleElimination(4, { thirdPlace: true });
    const words = { 'w1-1': '1 and 4 lose', 'w1-2': '2 beats 3' };
    const state = bracketState(bracket, { ...atStart(bracket), results: results(words) });
    expect(placesIn(state)).toEqual(['2: 1', '3: 2', '1: 3-4', '4: 3-4']);
  });
});

describe('Places of a double elimination', () => {
  it('are shared in pairs, and exact from the fourth up', () => {
    const { state } = playOut(doubleElimination(8, { grandFinalReset: true }), favourite);
    expect(placesIn(state)).toEqual([
      '1: 1',
      '2: 2',
      '3: 3',
      '4: 4',
      '5: 5-6',
      '6: 5-6',
      '7: 7-8',
      '8: 7-8',
    ]);
  });
});

describe('Places of a bracket without matches', () => {
  const one = singleElimination(1, { thirdPlace: true });
  const none = doubleElimination(0, { grandFinalReset: true });

  it('are the first for one who is alone, unless gone', () => {
    const left = { ...atStart(one), gone: new Set([101]) };
    expect(placesIn(bracketState(one, atStart(one)))).toEqual(['1: 1']);
    expect(placesIn(bracketState(one, left))).toEqual(['1: 2']);
  });

  it('are none for nobody', () => {
    expect(bracketState(none, atStart(none))).toEqual({ matches: new Map(), places: [] });
  });
});
