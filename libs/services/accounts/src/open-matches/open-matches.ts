/** Matches that were opened and have not begun, counted for who opened them and from where. */

export interface NewMatch {
  readonly record: string;
  readonly account: string;
  readonly address: string;
}

/** How many may be open at a time. */
export interface OpenMatchLimits {
  readonly ofAccount: number;
  readonly fromAddress: number;
}

export interface TooManyOpen {
  readonly of: 'account' | 'address';
  /** How long the oldest of them has been counted. */
  readonly oldestForMs: number;
}

export interface CountedMatch {
  /** The limit that the match exceeds, undefined within the limits. */
  readonly tooMany: TooManyOpen | undefined;
  /**
   * Takes the count back, because the match was not opened. Nothing happens where the same match
   * was told of before or since: that sending of it may open it still, and it is forgotten with
   * time.
   */
  undo(): Promise<void>;
}

export interface OpenMatches {
  /**
   * Counts one more, once, however often it is told of. One too many stays counted until that is
   * undone: whoever only watches lets it be.
   */
  count(match: NewMatch, limits: OpenMatchLimits): Promise<CountedMatch>;
  /** Counts matches no more that have begun, or are over. */
  letGo(records: readonly string[]): Promise<void>;
}

export const OPEN_MATCHES = Symbol('the matches that are open');

/**
 * How long a match is counted at the most: who does not hear that it has begun, because no api
 * ran then, forgets it after so long.
 */
export const COUNTED_FOR_MS = 24 * 60 * 60 * 1_000;
