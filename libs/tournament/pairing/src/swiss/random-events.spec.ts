/** Draws of whole random events against the proven optimum. */
import { describe, expect, it } from 'vitest';
import { countedCost, leastByProof } from './proven-optimum.spec-kit.js';
import { numbersFrom, playEvent, smallTerms } from './swiss-events.spec-kit.js';

const EVENTS = 2_000;

const rounds = Array.from({ length: EVENTS }, (_, seed) => {
  const numbers = numbersFrom(seed);
  return playEvent(smallTerms(numbers), numbers).map((round) => ({ seed, ...round }));
}).flat();

describe(`${EVENTS} events of 8 to 33 players, with drops, late entries and forbidden pairs`, () => {
  it('seat every player exactly once, or give the bye', () => {
    const wrong = rounds.filter(({ problem, draw }) => {
      const seated = [...draw.tables.flat(), ...(draw.bye === null ? [] : [draw.bye])];
      const listed = problem.entrants.map(({ entrant }) => entrant);
      return `${seated.sort()}` !== `${listed.sort()}`;
    });
    expect(wrong).toEqual([]);
  });

  it('have no avoidable forbidden pair, rematch, second bye, square or float', () => {
    const wrong = rounds.flatMap(({ seed, problem, draw }) => {
      const [found, least] = [countedCost(problem, draw), leastByProof(problem)];
      return `${found}` === `${least}` ? [] : [{ seed, found, least }];
    });
    expect(wrong).toEqual([]);
  });

  it('held something to be avoided, of every kind', () => {
    const costs = rounds.map(({ problem, draw }) => countedCost(problem, draw));
    expect(costs.some(([, squares]) => squares > 0)).toBe(true);
    expect(costs.some(([, , floats]) => floats > 0)).toBe(true);
    const byes = rounds.filter(({ draw }) => draw.bye !== null);
    expect(byes.length).toBeGreaterThan(EVENTS);
    expect(rounds.length).toBeGreaterThan(4 * EVENTS);
  });
});
