import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberTables } from './table-numbers.js';

const TABLES = [
  [1, 2],
  [3, 4],
  [5, 6],
];
const numbers = (rules: {
  readonly first?: number;
  readonly leftOut?: readonly number[];
  readonly fixed?: readonly (readonly [number, number])[];
}) =>
  numberTables(TABLES, {
    first: rules.first ?? 1,
    leftOut: rules.leftOut ?? [],
    fixedSeats: new Map(rules.fixed),
  });

describe('Tables of a round', () => {
  it('are numbered in their order from the first number on', () => {
    expect(numbers({ first: 101 })).toEqual([101, 102, 103]);
  });

  it('skip the numbers that are left out', () => {
    expect(numbers({ leftOut: [1, 3, 4] })).toEqual([2, 5, 6]);
  });

  it('come to the table of an entrant with a fixed seat, and the others close up', () => {
    expect(numbers({ fixed: [[4, 1]] })).toEqual([2, 1, 3]);
    expect(numbers({ fixed: [[4, 50]] })).toEqual([1, 50, 2]);
  });

  it('may be one that is left out when a fixed seat is there', () => {
    expect(numbers({ leftOut: [2], fixed: [[6, 2]] })).toEqual([1, 3, 2]);
  });

  it('follow the first of two at one table who have fixed seats', () => {
    const fixed = [
      [2, 20],
      [1, 10],
    ] as const;
    expect(numbers({ fixed })).toEqual([10, 1, 2]);
  });

  it('give a number that two ask for to the table named first', () => {
    const fixed = [
      [5, 10],
      [2, 10],
    ] as const;
    expect(numbers({ fixed })).toEqual([10, 1, 2]);
  });

  it('follow the second at a table when the number of the first is taken', () => {
    const fixed = [
      [1, 10],
      [3, 10],
      [4, 7],
    ] as const;
    expect(numbers({ fixed })).toEqual([10, 7, 1]);
  });

  it('keep no number free for an entrant who is not playing', () => {
    expect(numbers({ fixed: [[99, 1]] })).toEqual([1, 2, 3]);
  });

  it('are none where nobody plays', () => {
    expect(numberTables([], { first: 1, leftOut: [], fixedSeats: new Map() })).toEqual([]);
  });

  it('all have numbers of their own, whatever is fixed or left out', () => {
    const small = fc.integer({ min: 1, max: 30 });
    const fixed = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), small));
    fc.assert(
      fc.property(small, fc.array(small), fixed, (first, leftOut, seats) => {
        const tables = Array.from({ length: 20 }, (_, at) => [2 * at + 1, 2 * at + 2]);
        const rules = { first, leftOut, fixedSeats: new Map(seats) };
        expect(new Set(numberTables(tables, rules)).size).toBe(20);
      }),
    );
  });
});
