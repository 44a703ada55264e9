import { describe, expect, it } from 'vitest';
import { drawSwiss } from './draw.js';
import { entrant, problemOf } from './entrants.spec-kit.js';
import { EXACT_LIMIT, matchPlaces } from './exact-tables.js';
import { fieldOf } from './field.js';
import { MOST_POINTS, type Float, type SwissProblem } from './problem.js';
import { countedCost, leastByProof } from './proven-optimum.spec-kit.js';
import { numbersFrom } from './swiss-events.spec-kit.js';

const FLOATS: readonly Float[] = ['up', 'down', 'none'];

/** Points as far apart as can be, floats, rematches and forbidden pairs, all at random. */
function extremeProblem(players: number): SwissProblem {
  const numbers = numbersFrom(players);
  const number = (): number => 1 + numbers(players);
  const entrants = Array.from({ length: players }, (_, index) =>
    entrant(index + 1, {
      points: numbers(2 * MOST_POINTS) - MOST_POINTS,
      met: Array.from({ length: players / 2 }, number).filter((each) => each !== index + 1),
      lastFloat: FLOATS[numbers(3)] as Float,
    }),
  );
  const pairs = Array.from({ length: 10 * players }, () => [number(), number()] as const);
  return problemOf(
    entrants,
    pairs.filter(([one, other]) => one !== other),
  );
}

describe('an exact draw of extremes', () => {
  it('costs the least that can be proven', () => {
    const problem = extremeProblem(100);
    expect(countedCost(problem, drawSwiss(problem))).toEqual(leastByProof(problem));
  });

  it('reckons with whole numbers far below those that a machine would round', () => {
    const field = fieldOf(extremeProblem(EXACT_LIMIT));
    const { vertices, sets } = matchPlaces(
      field,
      field.entrants.map((_, place) => place),
    ).prices;
    const prices = [...vertices, ...sets.flatMap(({ price }) => [...price])];
    expect(prices.every(Number.isSafeInteger)).toBe(true);
    expect(Math.max(...prices.map(Math.abs))).toBeLessThan(2 ** 50);
    expect(Math.max(...prices.map(Math.abs))).toBeGreaterThan(2 ** 30);
  });
});
