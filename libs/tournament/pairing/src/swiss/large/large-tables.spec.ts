import { describe, expect, it } from 'vitest';
import { costOf, drawSwiss } from '../draw.js';
import { exactTables } from '../exact-tables.js';
import { entrant, problemOf } from '../entrants.spec-kit.js';
import { fieldOf } from '../field.js';
import { sumOfCosts } from '../priorities.js';
import type { Pair, SwissDraw, SwissProblem } from '../problem.js';
import { numbersFrom, playEvent, shuffled } from '../swiss-events.spec-kit.js';
import { largeTables } from './large-tables.js';
import { leastSquares } from './neighbours.js';

const roundsOf = (players: number, rounds: number, seed = 15) =>
  playEvent({ players, rounds, forbidden: players / 20, drops: 1 }, numbersFrom(seed));

const isSeatedOnce = ({ entrants }: SwissProblem, { tables, bye }: SwissDraw): boolean => {
  const seated = [...tables.flat(), ...(bye === null ? [] : [bye])];
  return seated.length === entrants.length && new Set(seated).size === entrants.length;
};

describe('a Swiss draw that is too large to be exact', () => {
  it.each([
    [257, 6],
    [513, 9],
    [4096, 3],
  ])('of %i players seats everybody once and meets nobody again', (players, rounds) => {
    const drawn = roundsOf(players, rounds);
    expect(drawn).toHaveLength(rounds);
    const wrong = drawn.filter(({ problem, draw }) => {
      const { forbidden, rematches, byes } = costOf(problem, draw);
      return !isSeatedOnce(problem, draw) || forbidden + rematches + byes > 0;
    });
    expect(wrong).toEqual([]);
  });

  it('has the least squares that neighbours in points can have, in nearly every round', () => {
    const drawn = roundsOf(1001, 10);
    const gaps = drawn.map(
      ({ problem, draw }) => costOf(problem, draw).squares - leastSquares(problem, draw),
    );
    expect(Math.min(...gaps)).toBe(0);
    expect(gaps.filter((gap) => gap > 0).length).toBeLessThanOrEqual(2);
  });

  it('costs what the exact draw costs, where both can be made', () => {
    const drawn = [1, 2].flatMap((seed) => roundsOf(120, 9, seed));
    const costs = drawn.map(({ problem }) => {
      const field = fieldOf(problem);
      const places = field.entrants.map((_, place) => place);
      return {
        large: sumOfCosts(field, largeTables(field, places)),
        exact: sumOfCosts(field, exactTables(field, places)),
      };
    });
    expect(costs.map(({ large }) => large)).toEqual(costs.map(({ exact }) => exact));
    expect(costs.filter(({ exact }) => exact.squares > 0).length).toBeGreaterThan(6);
  });
});

describe('a large Swiss draw of a hostile event', () => {
  const numbers = numbersFrom(4096);
  const players = (count: number) =>
    Array.from({ length: count }, (_, index) => entrant(index + 1, { points: 3 * numbers(4) }));

  it('finds the one draw without a rematch, where everybody has met nearly everybody', () => {
    const entrants = players(400);
    const order = shuffled(entrants, numbers);
    const left = new Map<number, Set<number>>(entrants.map((each) => [each.entrant, new Set()]));
    const leave = (one: number, other: number): void => {
      left.get(one)?.add(other);
      left.get(other)?.add(one);
    };
    for (let at = 0; at < order.length; at += 2) {
      leave(order[at]?.entrant as number, order[at + 1]?.entrant as number);
      leave(order[at]?.entrant as number, order[numbers(order.length)]?.entrant as number);
    }
    const problem = problemOf(
      entrants.map((each) => ({
        ...each,
        met: entrants
          .map((other) => other.entrant)
          .filter((other) => other !== each.entrant && !left.get(each.entrant)?.has(other)),
      })),
    );
    const draw = drawSwiss(problem);
    expect(isSeatedOnce(problem, draw)).toBe(true);
    expect(costOf(problem, draw).rematches).toBe(0);
  });

  it('has rematches at all tables, where everybody has met everybody', () => {
    const met = Array.from({ length: 301 }, (_, index) => index + 1);
    const problem = problemOf(players(301).map((each) => ({ ...each, met, byes: 1 })));
    const draw = drawSwiss(problem);
    expect(costOf(problem, draw)).toMatchObject({ rematches: 150, byes: 1, byePoints: 0 });
    expect(costOf(problem, draw).squares).toBe(leastSquares(problem, draw));
  });

  it('has as few forbidden pairs as can be, where a clique is more than half', () => {
    const forbidden: Pair[] = [];
    for (let one = 1; one <= 200; one += 1) {
      for (let other = 1; other < one; other += 1) forbidden.push([one, other]);
    }
    const problem = problemOf(players(300), forbidden);
    const draw = drawSwiss(problem);
    expect(isSeatedOnce(problem, draw)).toBe(true);
    expect(costOf(problem, draw)).toMatchObject({ forbidden: 50, rematches: 0 });
  });

  it('has the one rematch that two halves of odd size cannot avoid', () => {
    const entrants = players(402);
    const problem = problemOf(
      entrants.map((each) => ({
        ...each,
        met: entrants
          .map((other) => other.entrant)
          .filter((other) => each.entrant <= 201 !== other <= 201),
      })),
    );
    expect(costOf(problem, drawSwiss(problem)).rematches).toBe(1);
  });
});
