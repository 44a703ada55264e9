import { describe, expect, it } from 'vitest';
import { seedOrder } from './seed-order.js';

const CUT = [7, 3, 9, 1];

describe('Seeds of a cut', () => {
  it('stand as the cut does', () => {
    expect(seedOrder(CUT, { kind: 'by-standing' })).toEqual({ seeds: [7, 3, 9, 1] });
  });

  it('stand as chance has ordered the cut', () => {
    expect(seedOrder(CUT, { kind: 'by-chance', order: [1, 9, 3, 7] })).toEqual({
      seeds: [1, 9, 3, 7],
    });
  });

  it('stand as they were written down by hand', () => {
    expect(seedOrder(CUT, { kind: 'by-hand', list: [9, 1, 7, 3] })).toEqual({
      seeds: [9, 1, 7, 3],
    });
  });

  it.each([
    ['an entrant is missing', [9, 1, 7], { code: 'entrant-without-seed', entrant: 3 }],
    ['an entrant stands twice', [9, 1, 9, 3], { code: 'entrant-seeded-twice', entrant: 9 }],
    ['somebody is not in the cut', [9, 1, 7, 3, 8], { code: 'entrant-not-in-cut', entrant: 8 }],
    ['nobody is named', [], { code: 'entrant-without-seed', entrant: 7 }],
  ])('by hand are refused when %s', (_, list, refusal) => {
    expect(seedOrder(CUT, { kind: 'by-hand', list })).toEqual(refusal);
  });

  it('are none of nobody', () => {
    expect(seedOrder([], { kind: 'by-hand', list: [] })).toEqual({ seeds: [] });
  });

  it('are a bug of the caller when chance forgets one', () => {
    expect(() => seedOrder(CUT, { kind: 'by-chance', order: [1, 9, 3] })).toThrow('whole cut');
  });
});
