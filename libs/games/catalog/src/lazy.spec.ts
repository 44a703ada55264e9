import { expect, it } from 'vitest';
import { GAMES, SCENARIO_GAMES } from './index.js';
import { GAME_LOADERS, SCENARIO_LOADERS } from './lazy.js';

it('every game of the catalog can be fetched by itself, and is the same', async () => {
  const fetched = await Promise.all(
    Object.entries(GAME_LOADERS).map(async ([game, load]) => [game, await load()] as const),
  );
  const told = (games: typeof GAMES) =>
    Object.entries(games).map(([game, { title, rules, presentation }]) => ({
      game,
      title,
      id: rules.id,
      layout: presentation.layout,
    }));
  expect(told(Object.fromEntries(fetched))).toEqual(told(GAMES));
});

it('the words of its scenarios can be fetched, too', async () => {
  const fetched = await Promise.all(
    Object.entries(SCENARIO_LOADERS).map(async ([game, load]) => [game, await load()] as const),
  );
  expect(Object.fromEntries(fetched)).toEqual(SCENARIO_GAMES);
});
