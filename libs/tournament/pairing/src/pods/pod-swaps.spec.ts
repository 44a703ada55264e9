import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCheaper, podField } from './pod-field.js';
import { changeSeats, copyOf, costOf, seatByPoints, type Seating } from './pod-seating.js';
import { podSizes } from './pod-sizes.js';
import { swapWhileBetter } from './pod-swaps.js';
import { costOfTables, LIMITS, playedField } from './pods.spec-kit.js';
import type { PodEntrant } from './pod-field.js';

const improved = (entrants: readonly PodEntrant[]): Seating => {
  const seating = seatByPoints(podField(entrants, []), podSizes(entrants.length, LIMITS).sizes);
  swapWhileBetter(seating);
  return seating;
};
const fields = playedField(fc.integer({ min: 6, max: 30 }));

describe('When nobody wants to change seats any more', () => {
  it('no change of two would make the tables better', () => {
    fc.assert(
      fc.property(fields, (entrants) => {
        const seating = improved(entrants);
        const cost = costOf(seating);
        const seated = seating.tables.flat();
        const better = seated.flatMap((player) =>
          seated.filter((other) => {
            if (seating.tableOf[player] === seating.tableOf[other]) return false;
            const changed = copyOf(seating);
            changeSeats(changed, player, other);
            return isCheaper(costOf(changed), cost);
          }),
        );
        expect(better).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('the cost that was kept up to date is that of the tables', () => {
    fc.assert(
      fc.property(fields, (entrants) => {
        const seating = improved(entrants);
        const tables = seating.tables.map((players) =>
          players.map((at) => entrants[at]?.entrant ?? 0),
        );
        const { conflicts, spread } = costOf(seating);
        expect([conflicts, spread]).toEqual(costOfTables(entrants, tables));
      }),
    );
  });
});
