/** The situations of a turn, counted as they are seen, in games that ask for it. */
import type { Place } from './state.js';

/** What is remembered of the situations since the counter `RepetitionRules.within` changed. */
export interface Watch {
  readonly changes: Changes;
  /** Situations in which somebody was asked, as that seat saw them. */
  readonly seen: number[];
  /** What was done in them: the situation and the act in one number. */
  readonly done: number[];
  /** Whole situations since the last act: while none comes, whatever happens is forced. */
  forced: number[];
  /** The situation in which each seat is asked now; 0 where it is not. */
  readonly now: number[];
  readonly frames: KnownFrames;
  /** All of this in one number, for the fingerprint of the state. */
  trail: number;
}

/**
 * How the table differs from when the count began, kept up to date fact by fact: what everybody
 * may know, what each seat knows besides, and the rest. What was brought back has no part in it.
 */
export interface Changes {
  open: number;
  /** Changes by seat; index 0 stays 0. */
  readonly own: number[];
  hidden: number;
  /** Places that belong to cards, in which something lies or lay. */
  readonly attached: Place[];
  /** The order among the piles that nobody looks through; null where it has changed. */
  piles: number | null;
}

/**
 * Sums of the frames from the bottom up to each depth, as long as none of them names a card, which
 * may be another thing tomorrow. Most frames are as they were when the rules waited last.
 */
export type KnownFrames = Sums[];

/** What a situation is to a seat, and what it is as a whole. */
export interface Sums {
  readonly seen: number;
  readonly whole: number;
}
