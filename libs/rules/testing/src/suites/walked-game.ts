/** What a game hands over to be walked through, and how far the walks go. */
import type { Fact, Rules, Seating } from '@scoresheet/rules-engine';
import type { Endings } from '@scoresheet/rules-presentation';
import type { Calendar } from '../walk/check-calendar.js';
import type { Twins } from '../walk/twins.js';

export interface WalkedGame {
  readonly name: string;
  readonly rules: Rules;
  /** Tables by seed (`tablesOf`): all numbers of seats and all values of all options are met. */
  readonly tableOf: (seed: number) => Seating;
  /** Where its rules are listed (`docs/rules`): a refusal names one of them. */
  readonly rulesPage?: URL;
  /** Refusals that name a time: none of them is given at that time. */
  readonly calendar?: Calendar;
  /** Codes of the cards that have to come into play, in games at these tables. */
  readonly cards: readonly string[];
  readonly cardTableOf?: (seed: number) => Seating;
  /** The code of a card that comes into play by that fact; `card-played` tells it by its `face`. */
  readonly cardPlayed?: (fact: Fact) => string | undefined;
  /** All ways in which the rules end a game. */
  readonly endings: Endings;
  /** Endings that random games from the deal all reach. */
  readonly usualEndings: readonly string[];
  /** Counters of seats that may fall below 0. */
  readonly debts?: readonly string[];
  /** The reason for which a game ends that one seat alone has not left. */
  readonly lastLeft?: string;
  /** Whether the viewers' sights of the setup itself are compared; not where decks are shared. */
  readonly fromTheSetup: boolean;
  /** What a fact opens of hidden cards because the rules say so (`Twins.opens`). */
  readonly opens?: NonNullable<Twins['opens']>;
  /** What costs more or less than usual. */
  readonly effort?: Partial<Effort>;
}

export interface Effort {
  /** So many games, of so many actions at most, with one action in so many looked at. */
  readonly laws: Stretch;
  readonly offers: Stretch;
  readonly leaving: Stretch;
  /** Games until the last card was played, at most. */
  readonly cards: Stretch;
  readonly endings: Stretch;
  /** Pairs of worlds, which part after so many actions at most. */
  readonly worlds: { readonly pairs: number; readonly before: number };
  /** Pairs of worlds that differ in the decks that were brought. */
  readonly decks: { readonly pairs: number; readonly script: number };
}

export interface Stretch {
  readonly games: number;
  readonly actions: number;
  readonly every?: number;
}

export const USUAL_EFFORT: Effort = {
  laws: { games: 12, actions: 200, every: 3 },
  offers: { games: 6, actions: 120, every: 3 },
  leaving: { games: 6, actions: 2_000, every: 3 },
  cards: { games: 400, actions: 300 },
  endings: { games: 30, actions: 6_000 },
  worlds: { pairs: 40, before: 120 },
  decks: { pairs: 30, script: 40 },
};

/** Walks are many small games; the slowest machine gets time for them. */
export const LONGEST_MS = 120_000;
