import { describe, expect, it } from 'vitest';
import { headCountOf, isRoundTable, planFor, ROUND_TABLES, roundsFor } from './round-tables.js';

describe('Rounds by head-count', () => {
  it.each([
    [9, 5],
    [16, 5],
    [17, 5],
    [32, 5],
    [33, 6],
    [64, 6],
    [65, 7],
    [128, 7],
    [129, 8],
    [226, 8],
    [227, 9],
    [409, 9],
    [410, 10],
    [16_384, 10],
  ])(
    'Magic Tournament Rules, Appendix E: %i players have %i rounds and a cut to 8',
    (players, rounds) => {
      expect(planFor('magic-e/1', players)).toEqual({ format: 'swiss', rounds, cut: 8 });
    },
  );

  it.each([5, 6, 7, 8])('there, %i players have three rounds of single elimination', (players) => {
    expect(planFor('magic-e/1', players)).toEqual({
      format: 'single-elimination',
      rounds: 3,
      cut: 0,
    });
  });

  it.each([
    [2, 1, 1],
    [3, 2, 2],
    [4, 2, 2],
    [5, 3, 4],
    [8, 3, 4],
    [9, 4, 8],
    [16, 4, 8],
    [17, 5, 8],
    [1024, 10, 8],
    [1025, 11, 8],
    [16_384, 14, 8],
  ])(
    'plainly, %i players have %i rounds, so that one can win all, and a cut to %i',
    (players, rounds, cut) => {
      expect(planFor('plain/1', players)).toEqual({ format: 'swiss', rounds, cut });
    },
  );

  it.each([
    [4, 3, 0],
    [8, 3, 0],
    [9, 4, 4],
    [12, 4, 4],
    [13, 5, 4],
    [20, 5, 4],
    [21, 5, 8],
    [33, 6, 8],
    [128, 7, 8],
    [226, 8, 8],
    [227, 9, 8],
    [410, 10, 8],
  ])('Pokémon: %i players have %i rounds and a cut to %i', (players, rounds, cut) => {
    expect(planFor('pokemon/1', players)).toEqual({ format: 'swiss', rounds, cut });
  });

  it('never plan fewer rounds for more players', () => {
    const counts = Array.from({ length: 2000 }, (_, players) => players);
    const fewer = ROUND_TABLES.flatMap((table) =>
      counts.filter((players) => roundsFor(table, players + 1) < roundsFor(table, players)),
    );
    expect(fewer).toEqual([]);
  });

  it('come from tables that are there', () => {
    expect(['plain/1', 'plain/2', 'valueOf'].map(isRoundTable)).toEqual([true, false, false]);
    expect(() => planFor('plain/2', 8)).toThrow('no table of head-counts called plain/2');
  });
});

describe('The head-count', () => {
  it('weighs byes that were awarded: one as 2 players, two as 4, three as 8', () => {
    expect(headCountOf([0, 0, 0])).toBe(3);
    expect([1, 2, 3].map((byes) => headCountOf([byes]))).toEqual([2, 4, 8]);
    expect(headCountOf([0, 1, 3])).toBe(11);
  });
});
