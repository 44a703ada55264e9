import { describe, expect, it } from 'vitest';
import { countsOf, floorOf, shownTables, type FloorFilter } from './floor.js';
import type { FloorAnswer } from './floor-documents.js';

const seat = (entrant: number) => ({ entrant, name: `Entrant ${entrant}` });
const done = { is: 'GAMES', wins: [2, 0], draws: 0, winner: null, scores: null, places: null };
const table = (number: number, more: object = {}) => ({
  number,
  hasQuestion: false,
  result: null,
  seats: [seat(2 * number - 1), seat(2 * number)],
  ...more,
});
const outstanding = (number: number, more: object = {}, round = 3) => ({
  table: { phase: 1, round, number },
  extensionMs: 0,
  calls: [],
  reports: [],
  ...more,
});

const answer = {
  tournamentTables: [
    table(1, { result: done }),
    table(2),
    table(3, { hasQuestion: true }),
    table(4),
    table(5),
  ],
  outstandingTables: [
    outstanding(2, { calls: [4] }),
    outstanding(3, { reports: [{ entrant: 5, result: done }] }),
    outstanding(4, { extensionMs: 180_000 }),
    outstanding(5, { calls: [9] }, 4),
  ],
} as unknown as FloorAnswer;

const floor = floorOf(answer, { phase: 1, round: 3 });
const ALL: FloorFilter = { shown: 'all', from: undefined, to: undefined };
const numbers = (filter: Partial<FloorFilter>, leftMs?: number): readonly number[] =>
  shownTables(floor, { ...ALL, ...filter }, { leftMs }).map(({ number }) => number);

describe('The tables of a round', () => {
  it('have what is outstanding at them, and nothing of another round', () => {
    expect(floor.map(({ calls }) => calls)).toEqual([[], [4], [], [], []]);
    expect(floor[3]?.extensionMs).toBe(180_000);
  });

  it.each([
    ['all', [1, 2, 3, 4, 5]],
    ['playing', [2, 3, 4, 5]],
    ['done', [1]],
    ['question', [3]],
    ['called', [2]],
  ] as const)('are shown by what stands there: %s', (shown, expected) => {
    expect(numbers({ shown }, -60_000)).toEqual(expected);
  });

  it('are late once their own time is over, and never without a clock', () => {
    expect(numbers({ shown: 'late' }, -60_000)).toEqual([2, 3, 5]);
    expect(numbers({ shown: 'late' }, -180_001)).toEqual([2, 3, 4, 5]);
    expect(numbers({ shown: 'late' }, 1)).toEqual([]);
    expect(numbers({ shown: 'late' })).toEqual([]);
  });

  it('include those whose match does not open under a filter of their own', () => {
    const tables = floor.map((each) => ({ ...each, isUnopened: each.number === 4 }));
    const unopened = shownTables(tables, { ...ALL, shown: 'unopened' }, { leftMs: undefined });
    expect(unopened.map(({ number }) => number)).toEqual([4]);
  });

  it('are those that somebody looks after, and so they are counted', () => {
    expect(numbers({ from: 2, to: 4 })).toEqual([2, 3, 4]);
    expect(numbers({ to: 1 })).toEqual([1]);
    expect(countsOf(floor, { ...ALL, from: 3 }, { leftMs: -1 })).toEqual({
      all: 3,
      playing: 3,
      done: 0,
      question: 1,
      called: 0,
      late: 2,
      unopened: 0,
    });
  });
});
