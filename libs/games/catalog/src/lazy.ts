/**
 * The games of the catalog, each fetched when it is asked for: a browser loads what its visitor looks
 * at, and no archive of earlier rules. Adding a game means adding one line here as well.
 */
import { entry, type CatalogEntry } from './catalog-entry.js';

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
