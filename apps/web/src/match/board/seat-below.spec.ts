import { describe, expect, it } from 'vitest';
import { seatBelow, turnedRound } from './seat-below.js';

const seats = [{ seat: 1 }, { seat: 2 }, { seat: 3 }] as never;

describe('the seat below', () => {
  it('is the own one, and for who has none the first', () => {
    const search = new URLSearchParams();
    expect(seatBelow(search, { ownSeat: 2, seats })).toBe(2);
    expect(seatBelow(search, { ownSeat: null, seats })).toBe(1);
    expect(seatBelow(search, { ownSeat: 0, seats })).toBe(1);
  });

  it('goes round the table and back, and leaves the rest of the address', () => {
    const match = { ownSeat: 2, seats };
    let search = new URLSearchParams('at=5');
    const below = Array.from({ length: 3 }, () => {
      search = turnedRound(search, match);
      return seatBelow(search, match);
    });
    expect(below).toEqual([3, 1, 2]);
    expect(search.get('at')).toBe('5');
  });

  it('is never a seat that the match has not', () => {
    expect(seatBelow(new URLSearchParams('below=9'), { ownSeat: 2, seats })).toBe(2);
  });
});
