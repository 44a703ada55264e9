import { describe, expect, it } from 'vitest';
import { withNextSeeds } from './next-seeds.js';

const dropOuts = (gone: readonly number[], waiting: readonly number[]) => ({
  gone: new Set(gone),
  waiting,
  hasBegun: false,
});

describe('When a seed drops out before the first match of a bracket', () => {
  it('those below move up, and the next in standing comes in last', () => {
    expect(withNextSeeds([1, 2, 3, 4], dropOuts([2], [5, 6]))).toEqual({ seeds: [1, 3, 4, 5] });
  });

  it('whoever waits and has gone as well is passed over', () => {
    expect(withNextSeeds([1, 2, 3, 4], dropOuts([1, 4, 5], [5, 6, 7]))).toEqual({
      seeds: [2, 3, 6, 7],
    });
  });

  it('the last seeds stay empty where too few wait', () => {
    expect(withNextSeeds([1, 2, 3, 4], dropOuts([1, 3], [5]))).toEqual({ seeds: [2, 4, 5, null] });
  });

  it('a seed that was empty is filled', () => {
    expect(withNextSeeds([1, 2, null], dropOuts([], [5]))).toEqual({ seeds: [1, 2, 5] });
  });

  it('nothing changes when nobody has gone', () => {
    expect(withNextSeeds([1, 2], dropOuts([], [3]))).toEqual({ seeds: [1, 2] });
  });
});

describe('When the bracket has begun', () => {
  it('nobody moves up', () => {
    const late = { ...dropOuts([2], [5]), hasBegun: true };
    expect(withNextSeeds([1, 2, 3, 4], late)).toEqual({ code: 'bracket-begun' });
  });
});
