import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { podSizes, type PodLimits } from './pod-sizes.js';

const LIMITS = { least: 3, most: 5, wanted: 4 };
const sizesOf = (players: number, limits: PodLimits = LIMITS) => podSizes(players, limits).sizes;

describe('Tables of three to five, four wanted', () => {
  it.each([
    [5, [5]],
    [6, [3, 3]],
    [7, [4, 3]],
    [8, [4, 4]],
    [9, [5, 4]],
    [10, [4, 3, 3]],
    [11, [4, 4, 3]],
    [12, [4, 4, 4]],
    [13, [5, 4, 4]],
  ])('for %i players are %j', (players, sizes) => {
    expect(podSizes(players, LIMITS)).toEqual({ sizes, byes: 0 });
  });

  it.each([0, 1, 2])('are none for %i players: all have byes', (players) => {
    expect(podSizes(players, LIMITS)).toEqual({ sizes: [], byes: players });
  });

  it('are of four, but for one of five, for 513', () => {
    expect(sizesOf(513)).toEqual([5, ...Array<number>(127).fill(4)]);
  });

  it('are all of four for 4,096', () => {
    expect(sizesOf(4096)).toEqual(Array(1024).fill(4));
  });
});

describe('Other limits', () => {
  it.each([
    ['five where four is the most: one has a bye', 5, { least: 3, most: 4, wanted: 4 }, [4]],
    ['five at tables of three alone: two have byes', 5, { least: 3, most: 3, wanted: 3 }, [3]],
    ['seven at tables of four and five', 7, { least: 4, most: 5, wanted: 4 }, [5]],
    ['eleven where three are wanted', 11, { least: 3, most: 5, wanted: 3 }, [5, 3, 3]],
    ['eleven where five are wanted', 11, { least: 3, most: 5, wanted: 5 }, [5, 3, 3]],
    ['six, of whom five could sit together', 6, { least: 2, most: 5, wanted: 5 }, [3, 3]],
  ])('%s', (_, players, limits, sizes) => {
    const byes = players - sizes.reduce((sum, size) => sum + size, 0);
    expect(podSizes(players, limits)).toEqual({ sizes, byes });
  });

  it.each([
    { least: 1, most: 5, wanted: 4 },
    { least: 3, most: 5, wanted: 6 },
    { least: 4, most: 5, wanted: 3 },
  ])('are a bug of the caller: %j', (limits) => {
    expect(() => podSizes(8, limits)).toThrow('tables of');
  });
});

describe('Whatever the limits', () => {
  const limits = fc
    .uniqueArray(fc.integer({ min: 2, max: 8 }), { minLength: 3, maxLength: 3 })
    .map((some) => some.sort((one, other) => one - other))
    .map(([least = 2, wanted = 3, most = 4]) => ({ least, wanted, most }));
  /** Whether somebody could be seated: any number of tables, each within the limits. */
  const isSeatable = (players: number, { least, most }: PodLimits) =>
    Array.from({ length: players + 1 }, (_, tables) => tables).some(
      (tables) => tables * least <= players && players <= tables * most,
    );

  it('every table is legal, everybody sits or has a bye, and no bye could be spared', () => {
    fc.assert(
      fc.property(fc.nat({ max: 120 }), limits, (players, given) => {
        const { sizes, byes } = podSizes(players, given);
        expect(sizes.filter((size) => size < given.least || size > given.most)).toEqual([]);
        expect(sizes.reduce((sum, size) => sum + size, byes)).toBe(players);
        const more = Array.from({ length: byes }, (_, fewer) => players - fewer);
        expect(more.filter((seated) => isSeatable(seated, given))).toEqual([]);
      }),
    );
  });

  it('no table more could be of the wanted size', () => {
    fc.assert(
      fc.property(fc.nat({ max: 120 }), limits, (players, given) => {
        const { sizes, byes } = podSizes(players, given);
        const wanted = sizes.filter((size) => size === given.wanted).length;
        const others = players - byes - (wanted + 1) * given.wanted;
        expect(others >= 0 && isSeatable(others, given)).toBe(false);
      }),
    );
  });
});
