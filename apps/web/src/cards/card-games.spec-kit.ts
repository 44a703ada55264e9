/** The games of the catalog with their cards, for specs. */
import { GAME_LOADERS } from '@scoresheet/games-catalog/lazy';
import { cardGame, type CardGame } from './card-game.js';

export async function testGames(): Promise<Record<GameName, CardGame>> {
  const names = Object.keys(GAME_LOADERS) as GameName[];
  const games = await Promise.all(
    names.map(async (name) => {
      const entry = await GAME_LOADERS[name]?.();
      if (!entry) throw new Error(`the catalog has lost ${name}`);
      return [name, cardGame(name, entry)] as const;
    }),
  );
  return Object.fromEntries(games) as Record<GameName, CardGame>;
}

type GameName = 'fuzzycards' | 'buddies' | 'buddyfight' | 'friendomancy';
