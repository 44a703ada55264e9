/** Every game that Scoresheet knows: adding one means adding its folder and one line here. */
import type { Json, Refusal, Rules } from '@scoresheet/rules-engine';
import * as fuzzycards from '@scoresheet/games-fuzzycards';

export interface CatalogEntry {
  readonly title: string;
  readonly rules: Rules;
  /** Every problem of a deck, given as card codes; none when it may be played. */
  checkDeck(codes: readonly string[]): readonly Refusal[];
  readonly readyDecks: readonly { readonly name: string; readonly cards: readonly string[] }[];
  readonly options: { readonly [name: string]: readonly Json[] };
  readonly cardSets: readonly CardSet[];
  /** Reads `3 Name` a line; what cannot be read is told by its line, the rest is there. */
  readDeckList(text: string): DeckList;
  /** The same for a list of `{ "count": 3, "card": "Name" }`, by the number of the entry. */
  readDeckJson(json: unknown): DeckList;
}

export interface DeckList {
  /** Card codes, each as often as the list says. */
  readonly cards: readonly string[];
  /** Lines and entries are counted from 1; 0 stands for the list as a whole. */
  readonly problems: readonly { readonly line: number; readonly says: string }[];
}

/** A card set with what its cards have besides the rules. */
export interface CardSet {
  readonly set: string;
  readonly title: string;
  readonly cards: readonly { readonly code: string; readonly flavour?: string }[];
}

const entry = (title: string, rules: Rules, game: typeof fuzzycards): CatalogEntry => ({
  title,
  rules,
  options: rules.options,
  cardSets: game.CARD_SETS,
  readyDecks: game.READY_DECKS,
  checkDeck: game.checkDeck,
  readDeckList: game.readDeckList,
  readDeckJson: game.readDeckJson,
});

/** By the word under which a match is created. */
export const GAMES: { readonly [game: string]: CatalogEntry } = {
  fuzzycards: entry('Fuzzycards', fuzzycards.fuzzycards, fuzzycards),
};

/**
 * The entry of a game by its word (`fuzzycards`), as new matches get it, or by a ruleset's id
 * (`fuzzycards/1`), as a match pinned it.
 */
export function rulesOf(gameOrRuleset: string): CatalogEntry | undefined {
  return (
    (Object.hasOwn(GAMES, gameOrRuleset) ? GAMES[gameOrRuleset] : undefined) ??
    Object.values(GAMES).find(({ rules }) => rules.id === gameOrRuleset)
  );
}

/** How judges speak of each game: the words of its scenarios. */
export const SCENARIO_GAMES: { readonly fuzzycards: typeof fuzzycards.scenarioGame } = {
  fuzzycards: fuzzycards.scenarioGame,
};
