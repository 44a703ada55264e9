/** Every game that Scoresheet knows: adding one means adding its folder and one line here. */
import type { Json, Rules } from '@scoresheet/rules-engine';
import type { Primer } from '@scoresheet/rules-presentation';
import * as buddies from '@scoresheet/games-buddies';
import * as buddyfight from '@scoresheet/games-buddyfight';
import * as friendomancy from '@scoresheet/games-friendomancy';
import * as fuzzycards from '@scoresheet/games-fuzzycards';
import { archivedRuleset } from './archive/archived-rulesets.js';
import { released, type ReleasedGame, type ReleasedRuleset } from './released-ruleset.js';

export type { Advice, Seen } from './advice.js';
export { ARCHIVED, archivedFile, loadModule } from './archive/archived-rulesets.js';
export type { MatchOptions, ReleasedRuleset } from './released-ruleset.js';

/** A game as it is played today. */
export interface CatalogEntry extends ReleasedRuleset {
  readonly rules: Rules;
  readonly options: { readonly [name: string]: readonly Json[] };
  readonly cardSets: readonly CardSet[];
  readonly primer: Primer;
  /** Reads `3 Name` a line; what cannot be read is told by its line, the rest is there. */
  readDeckList(text: string): DeckList;
  /** Reads a list of `{ "count": 3, "card": "Name" }`; problems name the number of the entry. */
  readDeckJson(json: unknown): DeckList;
}

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
}

/** What the package of a game hands over, besides its rules. */
interface Game extends ReleasedGame, Pick<CatalogEntry, 'readDeckList' | 'readDeckJson'> {
  readonly CARD_SETS: readonly CardSet[];
  readonly PRIMER: Primer;
}

const entry = (title: string, rules: Rules, game: Game): CatalogEntry => ({
  ...released(title, rules, game),
  rules,
  options: rules.options,
  cardSets: game.CARD_SETS,
  primer: game.PRIMER,
  readDeckList: game.readDeckList,
  readDeckJson: game.readDeckJson,
});

/** Games by the word under which a match is created. */
export const GAMES: { readonly [game: string]: CatalogEntry } = {
  fuzzycards: entry('Fuzzycards', fuzzycards.fuzzycards, fuzzycards),
  buddies: entry('Buddies', buddies.buddies, buddies),
  buddyfight: entry('Buddyfight', buddyfight.buddyfight, buddyfight),
  friendomancy: entry('Friendomancy', friendomancy.friendomancy, friendomancy),
};

const current = new Map<string, ReleasedRuleset>(
  Object.entries(GAMES).flatMap(([game, each]) => [
    [game, each],
    [each.ruleset.id, each],
  ]),
);

/**
 * The rules of a game by its word (`fuzzycards`), as new matches get them, or by a ruleset's id
 * (`fuzzycards/1`), as a match pinned it: earlier ones come from the archive. Throws for a module
 * there that is not the one that was kept.
 */
export const rulesOf = (gameOrRuleset: string): ReleasedRuleset | undefined =>
  current.get(gameOrRuleset) ?? archivedRuleset(gameOrRuleset);

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

export type ScenarioGameName = keyof typeof SCENARIO_GAMES;
