/** A match as the lists show it. */
import type { AskedClock, SpectatorDelay } from '@scoresheet/contracts-messages';
import type { Head } from '@scoresheet/domain-record';

export type MatchRowStatus = 'open' | 'running' | 'paused' | 'over';

export interface MatchSeatRow {
  readonly seat: number;
  /** Opaque id of whoever sits there; null: free. */
  readonly actor: string | null;
  readonly ready: boolean;
  /** How often a judge has warned it. */
  readonly warnings: number;
}

export interface MatchResult {
  /** Seats in the order of their places; seats that share one stand together. None: no result. */
  readonly places: readonly (readonly number[])[];
  /** A kebab-case fact: how it ended. */
  readonly reason: string;
}

/** What events change of a match. */
export interface MatchStanding {
  readonly status: MatchRowStatus;
  /** An event of it makes no sense to this version: its row stands still, its events are archived. */
  readonly suspended: boolean;
  readonly seats: readonly MatchSeatRow[];
  /** Official time of the last event, in milliseconds since the epoch. */
  readonly updatedAtMs: number;
  /** That of the event that made a result of it; null: there is none. */
  readonly endedAtMs: number | null;
  readonly eventCount: number;
  readonly result: MatchResult | null;
}

/** How a match with a delay stood once, for those who are held behind. */
export interface PastStanding extends MatchStanding {
  /** When it becomes public, in milliseconds since the epoch; null: further events decide. */
  readonly shownFromMs: number | null;
}

export interface MatchRow extends MatchStanding {
  readonly id: string;
  /** The game's word; empty when event 0 cannot be read. */
  readonly game: string;
  /** Id and version of the rules, `fuzzycards/1`; empty when event 0 cannot be read. */
  readonly ruleset: string;
  /** Official time of event 0, in milliseconds since the epoch. */
  readonly createdAtMs: number;
  /** So long without an event, and the clock closes the match. */
  readonly abandonAfterMs: number;
  /** The event that began the game; null: none has. */
  readonly begunSeq: number | null;
  /** How far the public is held behind, as event 0 says. */
  readonly spectatorDelay: SpectatorDelay;
  /** How long the seats may think, as event 0 says; null: as long as they like. */
  readonly clock: AskedClock | null;
  /** The oldest first; the public sees the last one that is shown by now. Empty: all is public. */
  readonly past: readonly PastStanding[];
  /** From then on the row itself is public; `NOT_YET_MS`: not by itself; null: it is already. */
  readonly heldUntilMs: number | null;
  /**
   * The last event that was projected, shown to nobody: by it the row is held against the archive.
   * Null, or behind `eventCount`: not known, as after a projector of an earlier version.
   */
  readonly head: Head | null;
}

/** Later than any time: a match that still goes on is held for as long as it does. */
export const NOT_YET_MS = Number.MAX_SAFE_INTEGER;
