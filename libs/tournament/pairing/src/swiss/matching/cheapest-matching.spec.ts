import { describe, expect, it } from 'vitest';
import { provenCost, type Triple } from '../proven-optimum.spec-kit.js';
import { numbersFrom, type Numbers } from '../swiss-events.spec-kit.js';
import { cheapestMatching, type Matching } from './cheapest-matching.js';
import { PARTS, type Costs } from './search.js';

/** Few different costs make many blossoms. */
function randomCosts(size: number, most: number, numbers: Numbers): Costs {
  const parts = new Float64Array(PARTS * size * size);
  for (let u = 0; u < size; u += 1) {
    for (let v = u + 1; v < size; v += 1) {
      const cost = [numbers(most), numbers(most), numbers(most)];
      parts.set(cost, PARTS * (u * size + v));
      parts.set(cost, PARTS * (v * size + u));
    }
  }
  return { size, parts };
}

const GRAPHS = 300;
const numbers = numbersFrom(1965);
const solved = Array.from({ length: GRAPHS }, () => {
  const costs = randomCosts(2 * (1 + numbers(20)), 2 + numbers(4), numbers);
  return { costs, matching: cheapestMatching(costs) };
});

describe('the cheapest perfect matching', () => {
  it('is proven by its prices, in every graph', () => {
    const unproven = solved.filter(
      ({ costs, matching }) => provenCost(costs, matching) === undefined,
    );
    expect(unproven).toEqual([]);
  });

  it('needed blossoms, and prices of theirs, in many of these graphs', () => {
    const withSets = solved.filter(({ matching }) =>
      matching.prices.sets.some(({ price }) => price.some((part) => part !== 0)),
    );
    expect(withSets.length).toBeGreaterThan(GRAPHS / 4);
  });

  it('has no proof once two pairs have changed partners for dearer ones', () => {
    const costs: Costs = { size: 4, parts: new Float64Array(PARTS * 16).fill(1) };
    costs.parts.fill(0, PARTS, 2 * PARTS); // vertices 0 and 1
    costs.parts.fill(0, PARTS * 4, PARTS * 5);
    const { mates, prices } = cheapestMatching(costs);
    expect([...mates]).toEqual([1, 0, 3, 2]);
    const dearer: Matching = { mates: Int32Array.of(2, 3, 0, 1), prices };
    expect(provenCost(costs, dearer)).toBeUndefined();
  });

  it('never pays for a later part with an earlier one', () => {
    const cost = new Map<string, Triple>([
      ['0-1', [0, 1000, 0]],
      ['2-3', [0, 1000, 0]],
      ['0-2', [1, 0, 0]],
      ['1-3', [0, 0, 0]],
      ['0-3', [0, 1000, 1]],
      ['1-2', [0, 1000, 0]],
    ]);
    const parts = new Float64Array(PARTS * 16);
    for (const [pair, triple] of cost) {
      const [u = 0, v = 0] = pair.split('-').map(Number);
      parts.set(triple, PARTS * (u * 4 + v));
      parts.set(triple, PARTS * (v * 4 + u));
    }
    expect([...cheapestMatching({ size: 4, parts }).mates]).toEqual([1, 0, 3, 2]);
  });
});
