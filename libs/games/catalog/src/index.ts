/** Every game that Scoresheet knows: adding one means adding its folder and one line here. */
import type { Choice, Json, Refusal, Rules, Seat, TableView } from '@scoresheet/rules-engine';
import * as buddies from '@scoresheet/games-buddies';
import * as buddyfight from '@scoresheet/games-buddyfight';
import * as friendomancy from '@scoresheet/games-friendomancy';
import * as fuzzycards from '@scoresheet/games-fuzzycards';
import type { Primer } from './primer.js';

export type {
  ChangeWords,
  DecisionWords,
  MoveWords,
  NumberWords,
  Primer,
  Topic,
  Wish,
} from './primer.js';

export interface CatalogEntry {
  readonly title: string;
  readonly rules: Rules;
  /**
   * Every problem of a deck, given as card codes; none when it may be played. Options of the match
   * count as far as decks depend on them.
   */
  checkDeck(codes: readonly string[], options?: MatchOptions): readonly Refusal[];
  readonly readyDecks: readonly { readonly name: string; readonly cards: readonly string[] }[];
  readonly options: { readonly [name: string]: readonly Json[] };
  readonly cardSets: readonly CardSet[];
  readonly primer: Primer;
  /** Reads `3 Name` a line; what cannot be read is told by its line, the rest is there. */
  readDeckList(text: string): DeckList;
  /** The same for a list of `{ "count": 3, "card": "Name" }`, by the number of the entry. */
  readDeckJson(json: unknown): DeckList;
  /**
   * The best choices of the seat that is asked, all equally good, from what it sees of the table
   * and from nothing else; none where nothing speaks for one or another. Absent: no advice.
   */
  advise?(seen: Seen): readonly Advice[];
}

/** What the public api gives to a seat: its own view, with its open decision and all options. */
export interface Seen {
  readonly seat: Seat;
  readonly table: TableView;
}

export interface Advice {
  readonly choice: Choice;
  /** What is done and what would come of it, for a person: `attacks Life with Hush Weasel: …`. */
  readonly says: string;
}

/** Interpretations of the rules that are not the default ones; see `CatalogEntry.options`. */
export interface MatchOptions {
  readonly [name: string]: Json;
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

/** What the package of a game hands over, besides its rules. */
interface Game extends Pick<
  CatalogEntry,
  'checkDeck' | 'readDeckList' | 'readDeckJson' | 'advise'
> {
  readonly CARD_SETS: readonly CardSet[];
  readonly PRIMER: Primer;
  readonly READY_DECKS: CatalogEntry['readyDecks'];
}

const entry = (title: string, rules: Rules, game: Game): CatalogEntry => ({
  title,
  rules,
  options: rules.options,
  cardSets: game.CARD_SETS,
  primer: game.PRIMER,
  readyDecks: game.READY_DECKS,
  checkDeck: game.checkDeck,
  readDeckList: game.readDeckList,
  readDeckJson: game.readDeckJson,
  ...(game.advise ? { advise: game.advise } : {}),
});

/** By the word under which a match is created. */
export const GAMES: { readonly [game: string]: CatalogEntry } = {
  fuzzycards: entry('Fuzzycards', fuzzycards.fuzzycards, fuzzycards),
  buddies: entry('Buddies', buddies.buddies, buddies),
  buddyfight: entry('Buddyfight', buddyfight.buddyfight, buddyfight),
  friendomancy: entry('Friendomancy', friendomancy.friendomancy, friendomancy),
};

/** Rulesets that only records know: no new match is played by them. */
const EARLIER: readonly CatalogEntry[] = friendomancy.EARLIER_VERSIONS.map((rules) =>
  entry('Friendomancy', rules, friendomancy),
);

/**
 * The entry of a game by its word (`fuzzycards`), as new matches get it, or by a ruleset's id
 * (`fuzzycards/1`), as a match pinned it.
 */
export function rulesOf(gameOrRuleset: string): CatalogEntry | undefined {
  return (
    (Object.hasOwn(GAMES, gameOrRuleset) ? GAMES[gameOrRuleset] : undefined) ??
    [...Object.values(GAMES), ...EARLIER].find(({ rules }) => rules.id === gameOrRuleset)
  );
}

/** How judges speak of each game: the words of its scenarios. */
export const SCENARIO_GAMES: {
  readonly fuzzycards: typeof fuzzycards.scenarioGame;
  readonly buddies: typeof buddies.scenarioGame;
  readonly buddyfight: typeof buddyfight.scenarioGame;
  readonly friendomancy: typeof friendomancy.scenarioGame;
} = {
  fuzzycards: fuzzycards.scenarioGame,
  buddies: buddies.scenarioGame,
  buddyfight: buddyfight.scenarioGame,
  friendomancy: friendomancy.scenarioGame,
};
