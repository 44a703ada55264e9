import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bracket } from './bracket.js';
import { byLot, entrantOf, favourite, grouped, playOut } from './played.spec-kit.js';
import { singleElimination } from './single-elimination.js';

const single = (seeds: number): Bracket => singleElimination(seeds, { thirdPlace: false });
const withThird = (seeds: number): Bracket => singleElimination(seeds, { thirdPlace: true });
const matchesOf = ({ matches }: Bracket): readonly string[] =>
  matches.map(
    ({ id, from }) => `${id}: ${from.map((source) => Object.values(source)[0]).join(' v ')}`,
  );

describe('A bracket of ten', () => {
  it('has 8 v 9 and 7 v 10 in the first round, in which seeds 1 to 6 wait', () => {
    const first = single(10).matches.filter(({ stage }) => stage === 1);
    expect(first.map(({ id, from }) => ({ id, from }))).toEqual([
      { id: 'w1-1', from: [{ seed: 8 }, { seed: 9 }] },
      { id: 'w1-2', from: [{ seed: 7 }, { seed: 10 }] },
    ]);
  });

  it('goes on as a bracket of eight does', () => {
    expect(matchesOf(single(10)).slice(2)).toEqual([
      'w2-1: 1 v w1-1',
      'w2-2: 4 v 5',
      'w2-3: 2 v w1-2',
      'w2-4: 3 v 6',
      'w3-1: w2-1 v w2-2',
      'w3-2: w2-3 v w2-4',
      'w4-1: w3-1 v w3-2',
    ]);
  });
});

describe('A bracket of any size', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 0],
    [2, 1, 1],
    [3, 2, 2],
    [4, 3, 2],
    [5, 4, 3],
    [513, 512, 10],
    [4096, 4095, 12],
  ])('%i seeds play %i matches in %i rounds', (seeds, matches, rounds) => {
    const bracket = single(seeds);
    expect(bracket.matches).toHaveLength(matches);
    expect(bracket.matches.at(-1)?.stage ?? 0).toBe(rounds);
  });

  it.each([-1, 1.5, NaN])('there is none of %d seeds', (seeds) => {
    expect(() => single(seeds)).toThrow('seeds');
  });

  it.each([2, 3, 5, 16, 513, 4096])(
    'of %i seeds the best meet as late as possible: only 1 to 2m are left for the last m matches',
    (seeds) => {
      const { state } = playOut(single(seeds), favourite);
      const rounds = grouped(single(seeds).matches, ({ stage }) => stage);
      const full = [...rounds.values()].slice(seeds === 2 ? 0 : 1);
      const left = full.map((round) =>
        round.flatMap(({ id }) => state.matches.get(id)?.entrants ?? []).sort((a, b) => a - b),
      );
      const wanted = full.map((round) =>
        Array.from({ length: 2 * round.length }, (_, index) => entrantOf(index + 1)),
      );
      expect(left).toEqual(wanted);
    },
  );

  it('the first plays the last, the second the last but one, and so on', () => {
    const { matches } = single(64);
    const sums = matches.flatMap(({ from: [one, other] }) =>
      'seed' in one && 'seed' in other ? [one.seed + other.seed] : [],
    );
    expect(sums).toEqual(Array(32).fill(65));
  });

  it('every match waits only for matches of earlier rounds', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), fc.boolean(), (seeds, thirdPlace) => {
        const { matches } = singleElimination(seeds, { thirdPlace });
        const stageOf = new Map(matches.map(({ id, stage }) => [id, stage]));
        const early = matches.filter(({ stage, from }) =>
          from.some((source) => {
            const id =
              'winnerOf' in source ? source.winnerOf : 'loserOf' in source && source.loserOf;
            return id !== false && (stageOf.get(id) ?? Infinity) >= stage;
          }),
        );
        expect(early).toEqual([]);
        expect(stageOf.size).toBe(matches.length);
      }),
    );
  });

  it('everybody but the winner loses once, whoever wins, and nobody meets himself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 70 }), fc.array(fc.nat()), (seeds, lots) => {
        const { play, state } = playOut(single(seeds), byLot(lots));
        const done = [...state.matches.values()].filter((match) => match.kind === 'done');
        const losers = done.map(({ loser }) => loser);
        const winner = play.seeds.filter((entrant) => !losers.includes(entrant as number));
        expect(new Set(losers).size).toBe(seeds - 1);
        expect(winner).toEqual([done.at(-1)?.winner]);
        expect(done.filter(({ entrants: [one, other] }) => one === other)).toEqual([]);
      }),
    );
  });
});

describe('The match for the third place', () => {
  it('is between the losers of the semi-finals, at the same time as the final', () => {
    expect(withThird(8).matches.at(-1)).toEqual({
      id: 'third',
      stage: 3,
      from: [{ loserOf: 'w2-1' }, { loserOf: 'w2-2' }],
    });
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 4],
    [5, 5],
    [4096, 4096],
  ])('of %i seeds makes %i matches: three have their third without it', (seeds, matches) => {
    expect(withThird(seeds).matches).toHaveLength(matches);
  });
});
