import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, drawSwiss } from './draw.js';
import { entrant, problemOf, withPoints } from './entrants.spec-kit.js';
import type { Float, Pair, SwissEntrant, SwissProblem } from './problem.js';
import { countedCost, leastByTrying } from './proven-optimum.spec-kit.js';

const LOSER = 0;
const WINNER = 3;

describe('a Swiss round of few', () => {
  it('has no table and no bye without entrants', () => {
    expect(drawSwiss(problemOf([]))).toEqual({ tables: [], bye: null });
  });

  it('gives the only entrant the bye, whatever it had before', () => {
    expect(drawSwiss(problemOf([entrant(7, { byes: 3, met: [1, 2] })]))).toEqual({
      tables: [],
      bye: 7,
    });
  });

  it('seats two who have met again, because everybody is paired', () => {
    const problem = problemOf([entrant(2, { met: [1] }), entrant(1, { met: [2] })], [[1, 2]]);
    const draw = drawSwiss(problem);
    expect(draw).toEqual({ tables: [[2, 1]], bye: null });
    expect(costOf(problem, draw)).toMatchObject({ forbidden: 1, rematches: 1 });
  });

  it('of three or five has one bye', () => {
    const [three, five] = [withPoints(0, 0, 0), withPoints(0, 0, 0, 0, 0)].map((entrants) =>
      drawSwiss(problemOf(entrants)),
    );
    expect(three?.tables).toHaveLength(1);
    expect(five?.tables).toHaveLength(2);
    expect([three?.bye, five?.bye]).not.toContain(null);
  });
});

describe('the priorities of a Swiss draw, each before all that follow', () => {
  it('given a pair who must not meet, when only rematches are left, then there are rematches', () => {
    const entrants = [
      entrant(1, { met: [3, 4] }),
      entrant(2, { met: [3, 4] }),
      entrant(3, { met: [1, 2] }),
      entrant(4, { met: [1, 2] }),
    ];
    const problem = problemOf(entrants, [[1, 2]]);
    expect(costOf(problem, drawSwiss(problem))).toMatchObject({ forbidden: 0, rematches: 2 });
  });

  it('given the only table without a rematch, when it leaves a second bye, then so it is', () => {
    const problem = problemOf([
      entrant(1, { met: [2, 3], byes: 1 }),
      entrant(2, { met: [1] }),
      entrant(3, { met: [1] }),
    ]);
    expect(drawSwiss(problem)).toEqual({ tables: [[2, 3]], bye: 1 });
  });

  it('given a leader without a bye, when all others had one, then the leader has the bye', () => {
    const [leader, ...others] = withPoints(9, 3, 3, 0, 0);
    const problem = problemOf([
      leader as SwissEntrant,
      ...others.map((each) => ({ ...each, byes: 1 })),
    ]);
    expect(drawSwiss(problem).bye).toBe(1);
  });

  it('given nobody had a bye, then the lowest has it, though squares would be smaller', () => {
    const problem = problemOf(withPoints(6, 3, 3, 0, 0));
    const draw = drawSwiss(problem);
    expect([4, 5]).toContain(draw.bye);
    expect(costOf(problem, draw)).toMatchObject({ byePoints: 0, squares: 18 });
  });

  it('given level points, then winners meet winners', () => {
    const problem = problemOf(withPoints(LOSER, WINNER, LOSER, WINNER));
    expect(drawSwiss(problem).tables).toEqual([
      [2, 4],
      [1, 3],
    ]);
  });

  it('given one of three winners has to meet a loser, then nobody is paired up again', () => {
    const floats = (up: number, down: number): readonly Pair[] => {
      const entrants = withPoints(3, 3, 3, 0, 0, 0).map((each) => ({
        ...each,
        lastFloat: each.entrant === up || each.entrant === down ? 'none' : floatAt(each.points),
      }));
      return drawSwiss(problemOf(entrants)).tables;
    };
    const floatAt = (points: number): Float => (points === 0 ? 'up' : 'down');
    const draws = [1, 2, 3].flatMap((down) => [4, 5, 6].map((up) => ({ down, up })));
    expect(draws.map(({ down, up }) => floats(up, down)[1])).toEqual(
      draws.map(({ down, up }) => [down, up]),
    );
  });

  it('given all is equal, then the order of the listing decides', () => {
    const entrants = withPoints(0, 0, 0, 0, 0, 0, 0, 0);
    const one = drawSwiss(problemOf(entrants));
    const other = drawSwiss(problemOf([...entrants.slice(3), ...entrants.slice(0, 3)]));
    expect(drawSwiss(problemOf(entrants))).toEqual(one);
    expect(other.tables.map((pair) => [...pair].sort())).not.toEqual(
      one.tables.map((pair) => [...pair].sort()),
    );
  });
});

describe('the tables of a Swiss draw', () => {
  it('begin with the highest points, and the two of each sit as they are listed', () => {
    const entrants = withPoints(0, 6, 3, 6, 3, 0).reverse();
    expect(drawSwiss(problemOf(entrants)).tables).toEqual([
      [4, 2],
      [5, 3],
      [6, 1],
    ]);
  });

  it('are those of everybody there: who has left was met, and is in nobody’s way', () => {
    const problem = problemOf(
      [entrant(1, { met: [3] }), entrant(2, { met: [3] })],
      [
        [1, 3],
        [3, 4],
      ],
    );
    expect(costOf(problem, drawSwiss(problem))).toMatchObject({ forbidden: 0, rematches: 0 });
  });
});

describe('what only a bug can ask for', () => {
  it('is refused: an entrant twice, points in parts or without a bound', () => {
    const draws = [
      [entrant(1), entrant(1)],
      withPoints(0.5, 0),
      withPoints(2 ** 30, 0),
      withPoints(Number.NaN, 0),
    ].map((entrants) => () => drawSwiss(problemOf(entrants)));
    expect(draws).toHaveLength(4);
    for (const draw of draws) expect(draw).toThrow(/twice|whole/);
  });
});

const fewEntrants: fc.Arbitrary<SwissProblem> = fc
  .array(
    fc.record({
      points: fc.integer({ min: 0, max: 4 }),
      byes: fc.integer({ min: 0, max: 1 }),
      lastFloat: fc.constantFrom<Float>('up', 'down', 'none'),
      met: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }),
    }),
    { maxLength: 9 },
  )
  .chain((list) => {
    const entrants = list.map((each, index) => entrant(index + 1, each));
    const number = fc.integer({ min: 1, max: 9 });
    const pairs = fc.array(fc.tuple(number, number), { maxLength: 6 });
    return pairs.map((forbidden) =>
      problemOf(
        entrants,
        forbidden.filter(([one, other]) => one !== other),
      ),
    );
  });

describe('every draw of few', () => {
  it('costs as little as the best of all ways to pair them', () => {
    fc.assert(
      fc.property(fewEntrants, (problem) => {
        expect(countedCost(problem, drawSwiss(problem))).toEqual(leastByTrying(problem));
      }),
      { numRuns: 300 },
    );
  });

  it('names others alike where entrants have other numbers', () => {
    const renamed = (number: number): number => 1000 - 7 * number;
    fc.assert(
      fc.property(fewEntrants, ({ entrants, forbidden }) => {
        const { tables, bye } = drawSwiss({ entrants, forbidden });
        const others = drawSwiss({
          entrants: entrants.map((each) => ({
            ...each,
            entrant: renamed(each.entrant),
            met: each.met.map(renamed),
          })),
          forbidden: forbidden.map(([one, other]) => [renamed(other), renamed(one)]),
        });
        expect(others).toEqual({
          tables: tables.map((pair) => pair.map(renamed)),
          bye: bye === null ? null : renamed(bye),
        });
      }),
    );
  });
});
