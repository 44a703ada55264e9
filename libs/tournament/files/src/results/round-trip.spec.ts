import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FileResult } from './file-result.js';
import type { Outcome } from './outcome-text.js';
import { readResults } from './read-results.js';
import { writeResults } from './write-results.js';

const games = fc.nat(99);
const ofTwo = fc.oneof(
  fc.record({ is: fc.constant('games'), wins: fc.tuple(games, games), draws: games }),
  fc.constant({ is: 'intentional-draw' }),
  fc.constant({ is: 'double-loss' }),
  fc.constant({ is: 'forfeit' }),
);

/** A table whose entrants sit nowhere else, and what became of it. */
const anyTable = fc.record({
  round: fc.integer({ min: 1, max: 64 }),
  ofTwo,
  seats: fc.integer({ min: 2, max: 5 }),
  shares: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  scores: fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), {
    minLength: 5,
    maxLength: 5,
  }),
  isNamed: fc.boolean(),
});

const anyResults: fc.Arbitrary<readonly FileResult[]> = fc
  .array(anyTable, { minLength: 1, maxLength: 8 })
  .map((drawn) =>
    drawn.map(({ round, ofTwo: two, seats, shares, scores, isNamed }, index) => {
      const entrants = Array.from({ length: seats }, (_, seat) => index * 5 + seat + 1);
      const [one = 0, other = 0] = entrants;
      const place = { round, table: index + 1 };
      if (seats === 2) {
        const outcome = (two.is === 'forfeit' ? { ...two, winner: other } : two) as Outcome;
        return { ...place, entrants: isNamed ? [one, other] : null, outcome, scores: [] };
      }
      const places: number[][] = [];
      for (const [seat, entrant] of entrants.entries()) {
        if (seat > 0 && shares[seat]) places.at(-1)?.push(entrant);
        else places.push([entrant]);
      }
      const shown = isNamed ? scores.slice(0, seats) : [];
      return { ...place, entrants: null, outcome: { is: 'places', places }, scores: shown };
    }),
  );

it.each(['csv', 'json'] as const)('results come back as they were written: %s', (format) => {
  fc.assert(
    fc.property(anyResults, (results) => {
      expect(readResults(writeResults(results, format), format)).toEqual({
        ok: true,
        value: results,
      });
    }),
  );
});
