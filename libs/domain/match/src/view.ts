/** The match as one viewer may know it. */
import type { Role, SpectatorDelay } from '@scoresheet/contracts-messages';
import {
  view,
  type Outcome,
  type Seat,
  type TableView,
  type Viewer,
} from '@scoresheet/rules-engine';
import { resultOf, seatOf, statusOf, type MatchState, type MatchStatus } from './match-state.js';
import { pinnedRules, type RulesSource } from './pinned-rules.js';

export interface SeatSummary {
  readonly seat: Seat;
  readonly actor: string | null;
  readonly ready: boolean;
  /** How often a judge has warned it. */
  readonly warnings: number;
}

export interface MatchView {
  readonly record: string;
  readonly game: string;
  readonly ruleset: string;
  readonly status: MatchStatus;
  /** The last event that it shows. */
  readonly seq: number;
  readonly seats: readonly SeatSummary[];
  /** With the open decisions, and their options where they are the viewer's; null in the lobby. */
  readonly table: TableView | null;
  /** No places: it ended without a result. */
  readonly result: Outcome | null;
  readonly spectatorDelay: SpectatorDelay;
  readonly abandonAfterMs: number;
}

/**
 * As whom an actor looks at a match: the own seat, the house for a judge, or everybody. A judge who
 * plays in it is a player there.
 */
export function viewerOf(state: MatchState, actor: string, role: Role): Viewer {
  const own = seatOf(state, actor)?.seat;
  if (own !== undefined) return own;
  return role === 'judge' ? 'house' : 'public';
}

export function viewMatch(state: MatchState, viewer: Viewer, source: RulesSource): MatchView {
  const { record, terms, seq, seats, table } = state;
  return {
    record,
    game: terms.game,
    ruleset: terms.ruleset,
    status: statusOf(state),
    seq,
    seats: seats.map(({ seat, actor, ready, warnings }) => ({ seat, actor, ready, warnings })),
    table: table && view({ rules: pinnedRules(source, terms).rules, state: table }, viewer),
    result: resultOf(state),
    spectatorDelay: terms.spectatorDelay,
    abandonAfterMs: terms.abandonAfterMs,
  };
}
