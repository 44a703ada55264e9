import { describe, expect, it } from 'vitest';
import { inputOf, levelsOf, scoresOf } from './result-choice.js';

const SWISS = { kind: 'swiss', standings: 'magic/1' } as const;

describe('What staff choose a result from', () => {
  it.each([
    [{ ...SWISS }, ['1–0', '0–1', '0–0']],
    [{ ...SWISS, bestOf: 3 }, ['2–0', '2–1', '1–2', '0–2', '1–1', '1–0', '0–1', '0–0']],
    [
      { ...SWISS, kind: 'single-elimination', bestOf: 3 } as const,
      ['2–0', '2–1', '1–2', '0–2', '1–0', '0–1'],
    ],
  ])('%#: are the scores of its series', (phase, expected) => {
    expect(scoresOf(phase).map((score) => score.join('–'))).toEqual(expected);
  });

  it('are the places of a table of several, equal ones on one level', () => {
    expect(levelsOf([7, 8, 9, 4], { 7: 2, 8: 1, 9: 2, 4: 4 })).toEqual([[8], [7, 9], [4]]);
    expect(levelsOf([7, 8, 9], { 7: 2, 8: 1 })).toBeUndefined();
  });

  it('is sent as the api takes it: without what the kind does not have', () => {
    const nothing = { wins: null, draws: null, winner: null, scores: null, places: null };
    expect(inputOf({ ...nothing, is: 'FORFEIT', winner: 3 })).toEqual({ is: 'FORFEIT', winner: 3 });
    expect(inputOf({ ...nothing, is: 'GAMES', wins: [1, 1], draws: 0 })).toEqual({
      is: 'GAMES',
      wins: [1, 1],
      draws: 0,
    });
  });
});
