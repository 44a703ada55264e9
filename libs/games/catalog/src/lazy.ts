/**
 * The games of the catalog, each fetched when it is asked for: a browser loads what its visitor looks
 * at, and no archive of earlier rules. Adding a game means adding one line here as well.
 */
import { entry, type CatalogEntry } from './catalog-entry.js';
import type { SCENARIO_GAMES, ScenarioGameName } from './index.js';

export type { CatalogEntry } from './catalog-entry.js';

/** Games by the word under which a match is created, as `GAMES` has them. */
export const GAME_LOADERS: { readonly [game: string]: () => Promise<CatalogEntry> } = {
  fuzzycards: () =>
    import('@scoresheet/games-fuzzycards').then((game) =>
      entry('Fuzzycards', game.fuzzycards, game),
    ),
  buddies: () =>
    import('@scoresheet/games-buddies').then((game) => entry('Buddies', game.buddies, game)),
  buddyfight: () =>
    import('@scoresheet/games-buddyfight').then((game) =>
      entry('Buddyfight', game.buddyfight, game),
    ),
  friendomancy: () =>
    import('@scoresheet/games-friendomancy').then((game) =>
      entry('Friendomancy', game.friendomancy, game),
    ),
};

type ScenarioGame = (typeof SCENARIO_GAMES)[ScenarioGameName];

/** How judges speak of each game, as `SCENARIO_GAMES` has it. */
export const SCENARIO_LOADERS: { readonly [game: string]: () => Promise<ScenarioGame> } = {
  fuzzycards: () => import('@scoresheet/games-fuzzycards').then((game) => game.scenarioGame),
  buddies: () => import('@scoresheet/games-buddies').then((game) => game.scenarioGame),
  buddyfight: () => import('@scoresheet/games-buddyfight').then((game) => game.scenarioGame),
  friendomancy: () => import('@scoresheet/games-friendomancy').then((game) => game.scenarioGame),
};
