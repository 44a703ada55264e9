import { describe, expect, it } from 'vitest';
import { podSeats } from './pod-seats.js';

const never = () => 0;

describe('Who begins at a table', () => {
  it('is who was named first, as long as nobody has begun before', () => {
    expect(podSeats([3, 1, 2], never)).toEqual([3, 1, 2]);
  });

  it('is who has begun the fewest times', () => {
    const begun = new Map([
      [3, 2],
      [1, 1],
      [2, 1],
    ]);
    const times = (entrant: number, place: number) => (place === 0 ? (begun.get(entrant) ?? 0) : 0);
    expect(podSeats([3, 1, 2], times)).toEqual([1, 3, 2]);
  });

  it('is followed by who has been second the fewest times of the others', () => {
    const second = (entrant: number, place: number) => (place === 1 && entrant === 1 ? 1 : 0);
    expect(podSeats([3, 1, 2], second)).toEqual([3, 2, 1]);
  });

  it('has each place once in as many rounds as there are seats at the same table', () => {
    const had: number[][] = [];
    for (let round = 0; round < 4; round += 1) {
      const times = (entrant: number, place: number) =>
        had.filter((seats) => seats[place] === entrant).length;
      had.push([...podSeats([1, 2, 3, 4], times)]);
    }
    const places = [0, 1, 2, 3].map((place) => had.map((seats) => seats[place]).sort());
    expect(places).toEqual(Array(4).fill([1, 2, 3, 4]));
  });

  it('is nobody at a table of nobody', () => {
    expect(podSeats([], never)).toEqual([]);
  });
});
