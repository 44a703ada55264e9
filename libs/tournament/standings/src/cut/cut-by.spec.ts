import { describe, expect, it } from 'vitest';
import { rational } from '../rational/rational.js';
import type { Standing } from '../standings/standings.js';
import { cutBy, type Cut } from './cut-by.js';

/** Entrants in order, with their points. */
const standings = (points: readonly number[]): readonly Standing[] =>
  points.map((each, at) => ({
    entrant: 100 + at,
    rank: at + 1,
    points: rational(each),
    tieBreaks: [],
  }));
const many = (count: number, points: number): readonly number[] =>
  Array.from({ length: count }, () => points);
const cutOf = (cut: Cut, points: readonly number[]): number => cutBy(cut, standings(points)).length;

describe('A cut', () => {
  it('by rank takes so many, the first as the highest seed', () => {
    expect(cutBy({ by: 'rank', places: 2 }, standings([9, 6, 3]))).toEqual([100, 101]);
    expect(cutOf({ by: 'rank', places: 8 }, [9, 6, 3])).toBe(3);
  });

  it('by points takes everybody who has them', () => {
    expect(cutOf({ by: 'points', points: 6 }, [9, 6, 6, 5])).toBe(3);
    expect(cutOf({ by: 'points', points: 10 }, [9, 6])).toBe(0);
  });

  describe('of 19 points or 32 players', () => {
    const CUT = { by: 'points-and-rank', points: 19, places: 32 } as const;

    it('takes all with 19 or more, where they are more than 32', () => {
      expect(cutOf(CUT, [...many(35, 19), ...many(20, 18)])).toBe(35);
    });

    it('is filled up to 32 by rank, where they are fewer', () => {
      expect(cutOf(CUT, [...many(20, 21), ...many(30, 18)])).toBe(32);
      expect(cutOf(CUT, many(10, 21))).toBe(10);
    });
  });

  it('counts parts of a point', () => {
    const [first, second] = standings([0, 0]) as [Standing, Standing];
    const halves = [
      { ...first, points: rational(5, 2) },
      { ...second, points: rational(3, 2) },
    ];
    expect(cutBy({ by: 'points', points: 2 }, halves)).toEqual([100]);
  });

  it('takes nobody without a rank', () => {
    const [first, second] = standings([9, 9]) as [Standing, Standing];
    expect(cutBy({ by: 'points', points: 0 }, [first, { ...second, rank: null }])).toEqual([100]);
  });
});
