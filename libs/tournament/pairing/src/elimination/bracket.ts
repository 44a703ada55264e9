/**
 * A bracket as a graph: matches, and for each side of a match where its entrant comes from. Who the
 * entrants are is no part of it: the same bracket serves every field of the same size.
 */

/** Where an entrant comes from: a seed (from 1, the highest), or an earlier match. */
export type Source =
  | { readonly seed: number }
  | { readonly winnerOf: string }
  | { readonly loserOf: string };

export interface BracketMatch {
  /**
   * Round and match, both from 1: `w1-3` of the winners' bracket, `l2-1` of the losers' bracket;
   * `third` for the third place, `gf1` and `gf2` for the grand final and its reset.
   */
  readonly id: string;
  /** Stages are numbered from 1; all matches of one can be played at the same time, as one round. */
  readonly stage: number;
  readonly from: readonly [Source, Source];
  /** Only played when the match before it was won by the second of its sides. */
  readonly isConditional?: true;
}

/**
 * `/1` computes walkovers from who has left by now, so that a drop can undo played matches; `/2`
 * decides each of them once. Both have the same matches.
 */
export type BracketVersion = 1 | 2;
export type BracketRule = `${'single' | 'double'}-elimination/${BracketVersion}`;

export interface Bracket {
  /** The algorithm of the bracket, as a tournament pins it. */
  readonly rule: BracketRule;
  /** How many seeds there are. */
  readonly seeds: number;
  /** In the order of stages; a match stands behind those that its entrants come from. */
  readonly matches: readonly BracketMatch[];
}
