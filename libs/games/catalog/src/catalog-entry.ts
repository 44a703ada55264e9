/** What Scoresheet knows of each game, made of what the game's package hands over. */
import type { CardLanguage } from '@scoresheet/rules-cards';
import type { Json, Rules } from '@scoresheet/rules-engine';
import type { GamePresentation, Primer } from '@scoresheet/rules-presentation';
import { released, type ReleasedGame, type ReleasedRuleset } from './released-ruleset.js';

/** A game as it is played today. */
export interface CatalogEntry extends ReleasedRuleset {
  readonly rules: Rules;
  readonly options: { readonly [name: string]: readonly Json[] };
  readonly cardSets: readonly CardSet[];
  /** The words in which its cards are written. */
  readonly cardLanguage: CardLanguage;
  readonly primer: Primer;
  readonly presentation: GamePresentation;
  /** Reads `3 Name` a line; what cannot be read is told by its line, the rest is there. */
  readDeckList(text: string): DeckList;
  /** Reads a list of `{ "count": 3, "card": "Name" }`; problems name the number of the entry. */
  readDeckJson(json: unknown): DeckList;
  /** Writes what `readDeckList` reads. */
  writeDeckList(codes: readonly string[]): string;
  /** Writes what `readDeckJson` reads. */
  writeDeckJson(
    codes: readonly string[],
  ): readonly { readonly count: number; readonly card: string }[];
}

/** A deck list as people keep it: read and written. */
type DeckLists = Pick<
  CatalogEntry,
  'readDeckList' | 'readDeckJson' | 'writeDeckList' | 'writeDeckJson'
>;

interface DeckList {
  /** Card codes, each as often as the list says. */
  readonly cards: readonly string[];
  /** Lines and entries are counted from 1; 0 stands for the list as a whole. */
  readonly problems: readonly { readonly line: number; readonly says: string }[];
}

/** A card set with what its cards have besides the rules. */
interface CardSet {
  readonly set: string;
  readonly title: string;
  readonly cards: readonly { readonly code: string; readonly flavour?: string }[];
  readonly warnings: readonly string[];
}

/** What the package of a game hands over, besides its rules. */
interface Game extends ReleasedGame, DeckLists {
  readonly CARD_SETS: readonly CardSet[];
  readonly LANGUAGE: CardLanguage;
  readonly PRIMER: Primer;
  readonly PRESENTATION: GamePresentation;
}

export const entry = (title: string, rules: Rules, game: Game): CatalogEntry => ({
  ...released(title, rules, game),
  rules,
  options: rules.options,
  cardSets: game.CARD_SETS,
  cardLanguage: game.LANGUAGE,
  primer: game.PRIMER,
  presentation: game.PRESENTATION,
  readDeckList: game.readDeckList,
  readDeckJson: game.readDeckJson,
  writeDeckList: game.writeDeckList,
  writeDeckJson: game.writeDeckJson,
});
