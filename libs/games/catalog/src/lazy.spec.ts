import { expect, it } from 'vitest';
import { GAMES } from './index.js';
import { GAME_LOADERS } from './lazy.js';

it('every game of the catalog can be fetched by itself, and is the same', async () => {
  const fetched = await Promise.all(
    Object.entries(GAME_LOADERS).map(async ([game, load]) => [game, await load()] as const),
  );
  const told = (games: typeof GAMES) =>
    Object.entries(games).map(([game, { title, rules, presentation }]) => ({
      ...{ game, title, id: rules.id },
      layout: presentation.layout,
    }));
  expect(told(Object.fromEntries(fetched))).toEqual(told(GAMES));
});
