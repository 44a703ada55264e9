/** A ruleset with all that its matches need of the game besides: what a module of the archive has. */
import {
  rulesetOf,
  type Json,
  type Refusal,
  type Rules,
  type Ruleset,
  withoutUndefined,
} from '@scoresheet/rules-engine';
import type { Advice, Seen } from './advice.js';

export interface ReleasedRuleset {
  /** Title of the game, the same for all its versions. */
  readonly title: string;
  readonly ruleset: Ruleset;
  /**
   * Every problem of a deck, given as card codes; none when it may be played. Options of the match
   * count as far as decks depend on them.
   */
  checkDeck(codes: readonly string[], options?: MatchOptions): readonly Refusal[];
  readonly readyDecks: readonly {
    readonly name: string;
    /** In a sentence, how the deck means to win; decks of early releases say nothing of it. */
    readonly plan?: string;
    readonly cards: readonly string[];
  }[];
  /**
   * The best choices of the seat that is asked, all equally good, from what it sees of the table
   * and from nothing else; none where nothing speaks for one or another. Absent: no advice.
   */
  advise?(seen: Seen): readonly Advice[];
}

/** Interpretations of the rules that are not the default ones; see `Ruleset.options`. */
export interface MatchOptions {
  readonly [name: string]: Json;
}

/** What the package of a game hands over for it, besides its rules. */
export interface ReleasedGame extends Pick<ReleasedRuleset, 'checkDeck' | 'advise'> {
  readonly READY_DECKS: ReleasedRuleset['readyDecks'];
}

export const released = (title: string, rules: Rules, game: ReleasedGame): ReleasedRuleset =>
  withoutUndefined({
    title,
    ruleset: rulesetOf(rules),
    readyDecks: game.READY_DECKS,
    checkDeck: game.checkDeck,
    advise: game.advise,
  });
