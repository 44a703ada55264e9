/**
 * What a number is made of, down to results. Every value can be worked out again from what stands
 * right below it, so a reader may unfold as far as they doubt. One number that counts in several
 * places is one object.
 */
import type { Entrant, RoundEntry } from '../history.js';
import type { Rational } from '../rational/rational.js';

export interface Explanation {
  readonly name: FigureName;
  readonly entrant: Entrant;
  readonly value: Rational;
  readonly made: Made;
}

export type Made =
  /** Terms that count, added up. */
  | { readonly by: 'sum'; readonly terms: readonly Term[] }
  /** The sum of the terms divided by their number; 0 of no terms. */
  | { readonly by: 'mean'; readonly terms: readonly Term[] }
  /** What was won of what could be won, raised to `least` or lowered to `most`. */
  | {
      readonly by: 'share';
      readonly parts: readonly Part[];
      readonly least: Rational;
      readonly most: Rational | null;
    }
  | { readonly by: 'product'; readonly factors: readonly [Explanation, Explanation] }
  | { readonly by: 'least'; readonly of: readonly Explanation[] }
  /** Numbers written one behind the other, each in so many digits. */
  | { readonly by: 'digits'; readonly groups: readonly DigitGroup[] }
  /** A result. Without an entry the entrant was not there. */
  | { readonly by: 'round'; readonly round: number; readonly entry: RoundEntry | null }
  /** A number that stands in the rules or in the record as it is. */
  | { readonly by: 'given' };

export interface Term {
  /** The round from which it comes. */
  readonly round: number | null;
  /** What the rules leave out does not. */
  readonly counts: boolean;
  readonly number: Explanation;
}

export interface Part {
  readonly won: Explanation;
  readonly possible: Rational;
}

export interface DigitGroup {
  readonly digits: number;
  /** By what the number is multiplied before it is rounded to a whole one. */
  readonly times: number;
  readonly number: Explanation;
}

export type FigureName =
  | 'points'
  | 'earned'
  | 'penalty'
  | 'round'
  | 'all-rounds-drawn'
  | 'match-win'
  | 'opponents-match-win'
  | 'opponents-opponents-match-win'
  | 'game-win'
  | 'opponents-game-win'
  | 'points-per-round'
  | 'strength-of-schedule'
  | 'extended-strength-of-schedule'
  | 'adjusted-score'
  | 'dummy'
  | 'score-times-points'
  | `buchholz${CutName}`
  | `sonneborn-berger${CutName}`
  | 'konami-number'
  | 'squares-of-rounds-lost'
  | 'late-penalty'
  | 'head-to-head'
  | 'money-difference'
  | 'wins'
  | 'lot';

/** Nothing is cut, so many of the lowest, or so many at both ends. */
export type CutName = '' | `-cut-${1 | 2}` | `-median-${1 | 2}`;
