/** What the catalog says about a game, as a match needs it. */
import type { Json, Refusal, Ruleset } from '@scoresheet/rules-engine';

interface ReadyDeck {
  readonly name: string;
  /** Codes, in any order. */
  readonly cards: readonly string[];
}

/** How a match reads the holes in the rules, by the name of each option. */
export type MatchOptions = { readonly [name: string]: Json };

export interface GameEntry {
  readonly title: string;
  readonly ruleset: Ruleset;
  /**
   * Everything that is wrong with a deck of known cards in a match with these options; nothing for
   * a deck that may be played.
   */
  checkDeck(codes: readonly string[], options: MatchOptions): readonly Refusal[];
  readonly readyDecks: readonly ReadyDeck[];
}

/**
 * The catalog: by a game's word (`fuzzycards`) the rules that new matches get, by a ruleset's id
 * (`fuzzycards/1`) the rules that a match was begun with, on the kernel of then.
 */
export type RulesOf = (gameOrRuleset: string) => GameEntry | undefined;
