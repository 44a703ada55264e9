import { describe, expect, it } from 'vitest';
import { leftOut } from './cut.js';

const played = (score: number, value = score) => ({ score, value, isVoluntary: false });
const absent = (score: number, value = score) => ({ score, value, isVoluntary: true });
const CUT_1 = { lowest: 1, highest: 0 } as const;
const CUT_2 = { lowest: 2, highest: 0 } as const;
type Cuttable = ReturnType<typeof played>;
const outOf = (of: readonly Cuttable[], cut: Parameters<typeof leftOut>[2]) =>
  leftOut(of, ({ value }) => value, cut);

describe('What a cut leaves out', () => {
  it('is the contribution of the opponent with the lowest score', () => {
    expect(outOf([played(3), played(1), played(2)], CUT_1)).toEqual([1]);
    expect(outOf([played(3, 0), played(1, 1), played(2, 0)], CUT_1)).toEqual([1]);
  });

  it('is the lowest of those with equal opponents', () => {
    expect(outOf([played(1, 1), played(1, 0), played(2)], CUT_1)).toEqual([1]);
  });

  it('is an own absence first, though others are lower', () => {
    expect(outOf([played(1), absent(4), absent(3)], CUT_1)).toEqual([2]);
    expect(outOf([played(1), absent(4), absent(3)], CUT_2)).toEqual([2, 1]);
  });

  it('is no absence that is worth less than the least significant contribution', () => {
    expect(outOf([played(1, 1), absent(4, 0)], CUT_1)).toEqual([0]);
    expect(outOf([played(1, 0), absent(4, 0)], CUT_1)).toEqual([1]);
  });

  it('is of two absences worth the same the one with the lower score', () => {
    expect(outOf([absent(5, 0), absent(3, 0), played(4, 0)], CUT_2)).toEqual([1, 0]);
    // With the first gone, the least significant one is worth 1 and the absence 0.
    expect(outOf([absent(5, 0), absent(3, 0), played(4, 1)], CUT_2)).toEqual([1, 2]);
  });

  it('is the most significant one at the other end, after the lowest', () => {
    expect(outOf([played(3), played(1), played(2)], { lowest: 1, highest: 1 })).toEqual([1, 0]);
  });

  it('is at most everything', () => {
    expect(outOf([played(1)], { lowest: 2, highest: 2 })).toEqual([0]);
    expect(outOf([], CUT_1)).toEqual([]);
  });
});
