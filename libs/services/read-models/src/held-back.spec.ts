import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delayedMatch, lastOf, publicRow, releasedEvents, rowAfter } from './held-back.spec-kit.js';
import { NOT_YET_MS } from './held-back.js';
import type { ListedMatch } from './match-list.js';
import type { MatchRow } from './match.entity.js';

const seen = (row: ListedMatch | undefined) =>
  row && {
    status: row.status,
    seats: row.seats,
    result: row.result,
    endedAtMs: row.endedAtMs,
    suspended: row.suspended,
  };

const aMoment = fc.tuple(delayedMatch, fc.integer({ min: 0, max: 8_000 }));

describe('The row that the public sees of a match with a delay', () => {
  it('stands as the events that are shown by then have left the match', () => {
    fc.assert(
      fc.property(aMoment, ([match, laterMs]) => {
        const nowMs = lastOf(match.events).at + laterMs;
        const shown = rowAfter(releasedEvents(match, nowMs));
        const row = publicRow(rowAfter(match.events) as MatchRow, nowMs);
        expect(seen(row)).toEqual(seen(shown));
        if (row?.eventCount != null) expect(row.eventCount).toBe(shown?.eventCount);
        expect(row?.updatedAtMs ?? 0).toBeLessThanOrEqual(shown?.updatedAtMs ?? 0);
      }),
      { numRuns: 500 },
    );
  });

  it('is the row itself once everything is shown', () => {
    fc.assert(
      fc.property(delayedMatch, ({ events }) => {
        const row = rowAfter(events) as MatchRow;
        if (row.heldUntilMs !== null && row.heldUntilMs < NOT_YET_MS) {
          expect(publicRow(row, row.heldUntilMs)).toBe(row);
          expect(publicRow(row, row.heldUntilMs - 1)).not.toBe(row);
        }
      }),
    );
  });

  it('keeps no more of the past than somebody may still be shown', () => {
    fc.assert(
      fc.property(delayedMatch, ({ events }) => {
        const { past, updatedAtMs } = rowAfter(events) as MatchRow;
        const shown = past.filter((one) => (one.shownFromMs ?? Infinity) <= updatedAtMs);
        expect(shown.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('without a delay is the row, and no past is kept', () => {
    fc.assert(
      fc.property(delayedMatch, fc.nat(), ({ events, spectatorDelay }, nowMs) => {
        fc.pre(spectatorDelay.events === 0 && spectatorDelay.seconds === 0);
        const row = rowAfter(events) as MatchRow;
        expect(row).toMatchObject({ past: [], heldUntilMs: null });
        expect(publicRow(row, nowMs)).toBe(row);
      }),
    );
  });
});
