/** The time of a round as a table has it: one end for the hall, and what was added at the table. */
import { tablesInPlay, type TableInPlay } from './table-in-play.js';
import type { TournamentState } from '../fold/tournament-state.js';

/** Milliseconds since the epoch; null without a clock, and while it stands. */
function endsAtMs({ round, table }: TableInPlay): number | null {
  const endsAt = round.clock?.endsAt ?? null;
  return endsAt === null ? null : endsAt + table.extensionMs;
}

export function isTimeUp(place: TableInPlay, nowMs: number): boolean {
  const endMs = endsAtMs(place);
  return endMs !== null && endMs <= nowMs;
}

/** When the time of a table runs out next, in milliseconds since the epoch; null: at none. */
export function nextWakeMs(tournament: TournamentState, nowMs: number): number | null {
  let next: number | null = null;
  for (const place of tablesInPlay(tournament)) {
    const endMs = endsAtMs(place);
    if (endMs !== null && endMs > nowMs && (next === null || endMs < next)) next = endMs;
  }
  return next;
}
