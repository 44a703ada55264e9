/**
 * What the public may know by now of a match with a spectator delay. A row keeps how its match stood
 * at each event that changed more than a count, from the last one on that is public for certain:
 * so what is shown follows from the row and the time alone (`match-list.sql.ts`).
 */
import { releaseTimeOf, type Delayed } from '@scoresheet/domain-match';
import type { MatchRow, MatchStanding, PastStanding } from './match.entity.js';

/** Later than any time: a match that still goes on is held for as long as it does. */
export const NOT_YET_MS = Number.MAX_SAFE_INTEGER;

/** The row after an event, with what of its past is still shown to somebody. */
export function heldBack(before: MatchRow, after: MatchRow): MatchRow {
  const { events, seconds } = after.spectatorDelay;
  if (events === 0 && seconds === 0) return after;
  const standings = hasChanged(before, after) ? [...before.past, standingOf(after)] : before.past;
  const past = standings.map((one) => ({ ...one, shownFromMs: releaseMs(one, after) }));
  const shown = past.filter((one) => isShown(one, after.updatedAtMs)).at(-1);
  return {
    ...after,
    past: shown === undefined ? past : past.slice(past.indexOf(shown)),
    heldUntilMs: heldUntilMs(after),
  };
}

const isShown = ({ shownFromMs }: PastStanding, nowMs: number): boolean =>
  shownFromMs !== null && shownFromMs <= nowMs;

const hasChanged = (before: MatchStanding, after: MatchStanding): boolean =>
  // The lobby is public at once, to its last event.
  after.status === 'open' ||
  (['status', 'suspended', 'seats', 'result'] as const).some(
    (name) => before[name] !== after[name],
  );

/** When the row is shown to spectators; null: further events decide that. */
function releaseMs(standing: MatchStanding, now: MatchRow): number | null {
  const releaseTimeMs = releaseTimeOf(lastOf(standing), delayedOf(now));
  return releaseTimeMs === Infinity ? null : releaseTimeMs;
}

/**
 * While the game goes on, the public sees a standing even if all events are shown by now: were it
 * the row itself, its count of events would tell that nothing is held back at the moment.
 */
function heldUntilMs(row: MatchRow): number | null {
  if (row.status === 'running' || row.status === 'paused') return NOT_YET_MS;
  const releaseTimeMs = releaseMs(row, row);
  return releaseTimeMs === 0 ? null : releaseTimeMs;
}

const lastOf = ({ eventCount, updatedAtMs }: MatchStanding) => ({
  seq: eventCount - 1,
  at: updatedAtMs,
});

const delayedOf = (row: MatchRow): Delayed => ({
  delay: row.spectatorDelay,
  begunSeq: row.begunSeq,
  head: lastOf(row),
  isOver: row.status === 'over',
});

const standingOf = (row: MatchStanding): PastStanding => ({
  status: row.status,
  suspended: row.suspended,
  seats: row.seats,
  updatedAtMs: row.updatedAtMs,
  endedAtMs: row.endedAtMs,
  eventCount: row.eventCount,
  result: row.result,
  shownFromMs: null,
});
