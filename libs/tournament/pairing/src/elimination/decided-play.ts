/** What the rules `/2` of brackets are told: seeds, results, and what was decided about absence. */
import type { Result } from './match-state.js';

/** A walkover as it was decided. Like a result, it holds while the same entrants come. */
export interface Walkover {
  readonly match: string;
  /** The one or two who came to the match. */
  readonly between: readonly number[];
  /** The one who is there; null if all who came have left. */
  readonly winner: number | null;
}

/** The loser of a match plays on for its winner, who left before the next one. */
export interface StepIn {
  /** The match that the two played. */
  readonly match: string;
  readonly entrant: number;
  readonly by: number;
}

export interface DecidedPlay {
  /** The entrant of each seed, the first seed first. */
  readonly seeds: readonly number[];
  /** All results of a match, the last one first: the first of those who meet there counts. */
  resultsOf(match: string): readonly Result[];
  walkoversOf(match: string): readonly Walkover[];
  stepInsAfter(match: string): readonly StepIn[];
}
