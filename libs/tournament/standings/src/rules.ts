/**
 * A set of rules for standings, as plain data. Released ones are presets (../presets) and never
 * change; a changed one is the next version.
 *
 * Fractions are texts, such as `1/2` or `0.33`, because a record holds no fractions.
 */
import type { ByeKind } from './history.js';

export interface StandingsRules {
  readonly points: PointRules;
  /** In the order in which they decide between entrants with equal points. */
  readonly tieBreaks: readonly TieBreakRules[];
  /** Whether the disqualified keep their rank, or stand behind all without one. */
  readonly disqualified: 'ranked' | 'unranked';
  /** Level on everything: the recorded lot decides, or the rank is shared. */
  readonly levelOnAll: 'lot' | 'shared-rank';
}

export interface PointRules {
  /** Whether points are given for a match, or for each of its games. */
  readonly counts: 'matches' | 'games';
  readonly win: string;
  readonly draw: string;
  /** What a lost match gives, and a round that was missed. */
  readonly loss: string;
  readonly bye: Readonly<Record<ByeKind, string>>;
  /**
   * At tables of three and more: alone on top has won, who shares the top has drawn, all others
   * have lost; or points by place for each size of a table, in which equal ones get the mean of
   * the places that they fill.
   */
  readonly pods: 'by-result' | PodPoints;
}

/** For each size of a table the points of the first place, of the second, and so on. */
export type PodPoints = Readonly<Record<3 | 4 | 5, readonly number[]>>;

export type TieBreakRules =
  | { readonly kind: 'opponents-match-win'; readonly rate: RateRules; readonly met: Meetings }
  | { readonly kind: 'opponents-opponents-match-win'; readonly rate: RateRules }
  | { readonly kind: 'game-win'; readonly games: GameRules }
  | { readonly kind: 'opponents-game-win'; readonly games: GameRules; readonly met: Meetings }
  | { readonly kind: 'strength-of-schedule' }
  | { readonly kind: 'extended-strength-of-schedule' }
  | { readonly kind: 'buchholz'; readonly unplayed: UnplayedRounds; readonly cut: ContributionCut }
  | {
      readonly kind: 'sonneborn-berger';
      readonly unplayed: UnplayedRounds;
      readonly cut: ContributionCut;
    }
  | { readonly kind: 'konami-number'; readonly layout: KonamiLayout; readonly rate: RateRules }
  | { readonly kind: 'squares-of-rounds-lost' }
  | { readonly kind: 'late-penalty' }
  | { readonly kind: 'head-to-head' }
  | { readonly kind: 'money-difference' }
  | { readonly kind: 'wins' };

/** How much of what could be won an entrant has won. */
export interface RateRules {
  /** What a draw is beside a win: its points beside those of a win, or half of one. */
  readonly draws: 'by-points' | 'half';
  /** Whether a bye is a round that was won, or no round. */
  readonly byes: 'count' | 'left-out';
  /** Less than this counts as this. */
  readonly least: string;
  /** More than this counts as this, for an entrant who left before the end. */
  readonly mostOfDropped: string;
}

export interface GameRules {
  /** What a drawn game gives where a won one gives 3. */
  readonly drawnGamePoints: 0 | 1;
  readonly least: string;
}

/** Whether an opponent who was met twice counts twice. */
export type Meetings = 'each' | 'each-opponent-once';

/**
 * FIDE Tie-Break Regulations (C.07), articles 15 and 16: in a Swiss tournament by the text until
 * 28 February 2026 or since 1 March 2026; in a round robin forfeits are games, and who rests has
 * no opponent.
 */
export type UnplayedRounds = 'swiss-until-2026' | 'swiss-since-2026' | 'round-robin';

/** How many contributions are left out of a sum, the least and the most significant ones. */
export interface ContributionCut {
  readonly lowest: 0 | 1 | 2;
  readonly highest: 0 | 1 | 2;
}

/**
 * `XXYYYZZZ`: points, opponents' match-win and that of their opponents, in tenths of a percent.
 * `AABBBCCCDDD`: the sum of the squares of the rounds lost behind them.
 */
export type KonamiLayout = 'XXYYYZZZ' | 'AABBBCCCDDD';
