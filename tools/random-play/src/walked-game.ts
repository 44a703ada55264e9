/** What a long walk has to know of a game. */
import type { Fact, Rules, Seating } from '@scoresheet/rules-engine';
import type { Endings } from '@scoresheet/rules-presentation';
import type { Check, ScenarioGame } from '@scoresheet/rules-testing';

export interface WalkedGame {
  readonly rules: Rules;
  readonly tableOf: (seed: number) => Seating;
  /** A game without an end after so many actions counts as endless. */
  readonly longestGame: number;
  /** Codes of all cards that have to be played by the time enough games are over. */
  readonly cards: readonly string[];
  /** The code of the card that was played, where the fact says that one was. */
  readonly cardPlayed: (fact: Fact) => string | undefined;
  /** All ways in which the rules end a game: each has to be reached. */
  readonly endings: Endings;
  /** Sets up the positions from which walks start near each ending. */
  readonly scenarioGame: ScenarioGame;
  /** Counters of seats that may fall below 0. */
  readonly debts?: readonly string[];
  /** Laws of this game besides those of every game. */
  readonly besides?: readonly Check[];
}
