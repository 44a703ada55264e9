/** Every game that Scoresheet knows: adding one means adding its folder and one line here. */
import * as buddies from '@scoresheet/games-buddies';
import * as buddyfight from '@scoresheet/games-buddyfight';
import * as friendomancy from '@scoresheet/games-friendomancy';
import * as fuzzycards from '@scoresheet/games-fuzzycards';
import { archivedRuleset } from './archive/archived-rulesets.js';
import { entry, type CatalogEntry } from './catalog-entry.js';
import type { ReleasedRuleset } from './released-ruleset.js';

export type { Advice, Seen } from './advice.js';
export { ARCHIVED, archivedFile, loadModule } from './archive/archived-rulesets.js';
export type { CatalogEntry } from './catalog-entry.js';
export type { MatchOptions, ReleasedRuleset } from './released-ruleset.js';

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
