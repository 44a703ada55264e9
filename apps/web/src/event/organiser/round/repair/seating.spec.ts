import { describe, expect, it } from 'vitest';
import { planned, repaired, seatingOf } from './seating.js';

const table = (number: number, entrants: number[]) => ({
  number,
  hasQuestion: false,
  result: null,
  seats: entrants.map((entrant) => ({ entrant, name: null })),
});
const SEATING = seatingOf({
  tables: [table(1, [1, 2]), table(2, [3, 4])],
  byes: [5],
  waiting: [],
});
const tables = ({ tables: all }: typeof SEATING) => all.map(({ entrants }) => entrants);

describe('A round with repairs', () => {
  it('has two in each other’s places, a bye among them', () => {
    expect(tables(repaired(SEATING, [{ is: 'SWAP', entrants: [2, 3] }]))).toEqual([
      [1, 3],
      [2, 4],
    ]);
    const bye = repaired(SEATING, [{ is: 'SWAP', entrants: [1, 5] }]);
    expect(tables(bye)[0]).toEqual([5, 2]);
    expect(bye.byes).toEqual([1]);
  });

  it('has who was unpaired waiting, until they get a table or a bye', () => {
    const apart = repaired(SEATING, [{ is: 'UNPAIR', table: 2 }]);
    expect(apart.waiting).toEqual([3, 4]);
    const again = repaired(apart, [
      { is: 'PAIR', entrants: [5, 3] },
      { is: 'BYE', entrant: 4 },
    ]);
    expect(tables(again)).toEqual([
      [1, 2],
      [5, 3],
    ]);
    expect(again).toMatchObject({ byes: [4], waiting: [] });
  });

  it('is planned by choosing two', () => {
    expect(planned(SEATING, 1, 4)).toEqual({ is: 'SWAP', entrants: [1, 4] });
    expect(planned(SEATING, 1, 5)).toEqual({ is: 'SWAP', entrants: [1, 5] });
    const apart = repaired(SEATING, [{ is: 'UNPAIR', table: 2 }]);
    expect(planned(apart, 3, 5)).toEqual({ is: 'PAIR', entrants: [3, 5] });
    expect(planned(apart, 3, 1)).toBeUndefined();
  });
});
