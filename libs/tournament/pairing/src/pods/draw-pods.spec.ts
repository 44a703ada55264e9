import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPods } from './draw-pods.js';
import { podSizes } from './pod-sizes.js';
import { after, costOfTables, field, isLess, LIMITS, playedField } from './pods.spec-kit.js';
import type { PodEntrant } from './pod-field.js';

const draw = (
  entrants: readonly PodEntrant[],
  sizes = podSizes(entrants.length, LIMITS).sizes,
  forbidden: readonly (readonly [number, number])[] = [],
) => drawPods(entrants, { sizes, forbidden });
const tableOf = (tables: readonly (readonly number[])[], entrant: number): readonly number[] =>
  tables.find((table) => table.includes(entrant)) ?? [];

describe('Tables of more than two', () => {
  it('are in the order of chance when all are equal', () => {
    expect(draw(field(7)).tables).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7],
    ]);
    expect(draw(field(7).toReversed()).tables).toEqual([
      [7, 6, 5, 4],
      [3, 2, 1],
    ]);
  });

  it('seat those together who have nearly the same points, the best table first', () => {
    const points = [0, 9, 1, 8, 2, 7].map((each, at) => [at + 1, { points: each }]);
    expect(draw(field(6, Object.fromEntries(points))).tables).toEqual([
      [2, 4, 6],
      [1, 3, 5],
    ]);
  });

  it('would rather have any difference in points than repeat an opponent', () => {
    const near = { 1: { points: 9, met: [2] }, 2: { points: 9, met: [1] }, 3: { points: 9 } };
    const { tables } = draw(field(6, near));
    expect(tableOf(tables, 1)).not.toContain(2);
  });

  it('would rather repeat any number of opponents than seat a forbidden pair', () => {
    const first = field(6);
    const both = [
      [1, 2, 3],
      [4, 5, 6],
    ];
    const often = [1, 2, 3, 4].reduce((entrants) => after(entrants, both), first);
    expect(tableOf(draw(often).tables, 1)).not.toEqual([1, 2, 3]);
    const allOthers = [1, 2, 3].flatMap((one) => [4, 5, 6].map((other) => [one, other] as const));
    const { tables } = draw(often, [3, 3], allOthers);
    expect(tables.map((table) => [...table].sort())).toEqual(both);
  });

  it('seat a forbidden pair where nothing else is left', () => {
    expect(draw(field(3), [3], [[1, 2]]).tables).toEqual([[1, 2, 3]]);
  });

  it('count a forbidden pair once, however often it is named and whoever else is named', () => {
    const named = [
      [1, 2],
      [2, 1],
      [1, 2],
    ] as const;
    const others = [
      [1, 3],
      [2, 4],
      [1, 4],
      [2, 3],
      [1, 99],
    ] as const;
    expect(draw(field(4), [2, 2], [...named, ...others]).tables).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('count an opponent who was met twice as two', () => {
    const met = { 1: { met: [2, 2, 3, 4, 4] }, 2: { met: [1, 1] }, 3: { met: [1] } };
    expect(draw(field(4, { ...met, 4: { met: [1, 1] } }), [2, 2]).tables).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('repeat nobody in three rounds of sixteen', () => {
    let entrants = field(16);
    for (let round = 1; round <= 3; round += 1) entrants = after(entrants, draw(entrants).tables);
    const repeats = entrants.filter(({ met }) => new Set(met).size < met.length);
    expect(entrants[0]?.met).toHaveLength(9);
    expect(repeats).toEqual([]);
  });
});

describe('Byes, where not everybody has a seat', () => {
  it('go to those with the fewest so far', () => {
    const had = { 1: { byes: 1 }, 2: { byes: 1, points: -5 }, 3: { points: 7 } };
    expect(draw(field(4, { ...had, 4: { byes: 2 } }), [3]).byes).toEqual([3]);
  });

  it('go to those with the fewest points among these, then by chance', () => {
    const points = { 1: { points: 3 }, 2: { points: 1 }, 3: { points: 1 }, 4: { points: 2 } };
    expect(draw(field(4, points), [3]).byes).toEqual([2]);
    expect(draw(field(4, points), [2]).byes).toEqual([2, 3]);
  });
});

describe('Draws of any size', () => {
  it.each([0, 1, 2, 3, 5, 513, 4096])('of %i players seat everybody once', (size) => {
    const { sizes, byes } = podSizes(size, LIMITS);
    const drawn = draw(field(size));
    expect(drawn.tables.map((table) => table.length).sort()).toEqual([...sizes].sort());
    expect(drawn.byes).toHaveLength(byes);
    const all = [...drawn.tables.flat(), ...drawn.byes].sort((one, other) => one - other);
    expect(all).toEqual(field(size).map(({ entrant }) => entrant));
  });

  it('of 1,000 in their fourth round repeat nobody', () => {
    let entrants = field(1000);
    for (let round = 1; round <= 3; round += 1) entrants = after(entrants, draw(entrants).tables);
    expect(costOfTables(entrants, draw(entrants).tables)[0]).toBe(0);
  });

  it('do not ask who somebody is: other numbers for the entrants change nothing else', () => {
    fc.assert(
      fc.property(playedField(fc.integer({ min: 3, max: 20 })), (entrants) => {
        const renamed = (entrant: number) => 1000 - 7 * entrant;
        const others = entrants.map((each) => ({
          ...each,
          entrant: renamed(each.entrant),
          met: each.met.map(renamed),
        }));
        const { tables } = draw(entrants);
        expect(draw(others).tables).toEqual(tables.map((table) => table.map(renamed)));
      }),
      { numRuns: 30 },
    );
  });

  it('leave no two beyond thirteen players who could change seats and make them better', () => {
    fc.assert(
      fc.property(playedField(fc.integer({ min: 14, max: 24 })), (entrants) => {
        const { tables } = draw(entrants);
        const cost = costOfTables(entrants, tables);
        const change = (one: number, other: number) =>
          tables.map((table) =>
            table.map((each) => (each === one ? other : each === other ? one : each)),
          );
        const seated = tables.flat();
        const better = seated.flatMap((one) =>
          seated.filter((other) => isLess(costOfTables(entrants, change(one, other)), cost)),
        );
        expect(better).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});

describe('Bugs of the caller', () => {
  it('are more seats than entrants, and points that are not whole', () => {
    expect(() => draw(field(3), [4])).toThrow('4 seats for 3');
    expect(() => draw(field(3, { 1: { points: 0.5 } }))).toThrow('whole');
  });
});
