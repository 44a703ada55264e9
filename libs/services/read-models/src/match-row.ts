/** A match as the lists show it. */
export type MatchRowStatus = 'open' | 'running' | 'over';

export interface MatchSeatRow {
  readonly seat: number;
  /** Opaque id of whoever sits there; null: free. */
  readonly actor: string | null;
  readonly ready: boolean;
}

export interface MatchResult {
  /** Seats in the order of their places; seats that share a place stand together. */
  readonly places: readonly (readonly number[])[];
  /** A kebab-case fact: how it ended. */
  readonly reason: string;
}

export interface MatchRow {
  readonly id: string;
  /** The game's word; empty when event 0 cannot be read. */
  readonly game: string;
  /** Id and version of the rules, `fuzzycards/1`; empty when event 0 cannot be read. */
  readonly ruleset: string;
  readonly status: MatchRowStatus;
  /** An event of it makes no sense to this version: its row stands still, its events are archived. */
  readonly suspended: boolean;
  readonly seats: readonly MatchSeatRow[];
  /** Official times of the first and the last event, in milliseconds since the epoch. */
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /** Official time of the event that made a result of it; null: there is none. */
  readonly endedAtMs: number | null;
  readonly eventCount: number;
  readonly result: MatchResult | null;
}
