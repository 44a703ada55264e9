import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactPods } from './exact-pods.js';
import { podField, type PodEntrant } from './pod-field.js';
import { podSizes } from './pod-sizes.js';
import { costOfTables, isLess, LIMITS, playedField } from './pods.spec-kit.js';
import { shakenPods } from './shaken-pods.js';

type Draw = typeof exactPods;
const cost = (draw: Draw, entrants: readonly PodEntrant[]): readonly [number, number] => {
  const tables = draw(podField(entrants, []), podSizes(entrants.length, LIMITS).sizes);
  return costOfTables(
    entrants,
    tables.map((table) => table.map((player) => entrants[player]?.entrant ?? 0)),
  );
};

/** The least cost of all orders of the players, cut into tables: slow, and plain to see. */
function leastCost(entrants: readonly PodEntrant[]): readonly [number, number] {
  const [size = 0] = podSizes(entrants.length, LIMITS).sizes;
  let least: readonly [number, number] = [Infinity, Infinity];
  const choose = (chosen: readonly number[], from: readonly PodEntrant[]): void => {
    if (chosen.length < size) {
      for (const [at, { entrant }] of from.entries())
        choose([...chosen, entrant], from.slice(at + 1));
      return;
    }
    const others = entrants.map(({ entrant }) => entrant).filter((each) => !chosen.includes(each));
    const found = costOfTables(entrants, [chosen, others]);
    if (isLess(found, least)) least = found;
  };
  choose([], entrants);
  return least;
}

describe('The best tables that there are', () => {
  it('cost no more than the best of all ways to make two tables', () => {
    fc.assert(
      fc.property(playedField(fc.integer({ min: 6, max: 9 })), (entrants) => {
        expect(cost(exactPods, entrants)).toEqual(leastCost(entrants));
      }),
    );
  });

  it('are found by changing seats and shaking as well, for up to thirteen', () => {
    fc.assert(
      fc.property(playedField(fc.integer({ min: 10, max: 13 })), (entrants) => {
        expect(cost(shakenPods, entrants)).toEqual(cost(exactPods, entrants));
      }),
      { numRuns: 25, seed: 15 },
    );
  });
});
