import { expect, it } from 'vitest';
import { event, valuesOf } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';
import { gameWin } from './game-win.js';
import { opponentsGameWin } from './opponents-game-win.js';

it("The opponents' game-win is the plain mean of theirs, each raised to the floor", () => {
  const history = event(['1 2-0 2, 3 2-1 4', '1 2-1 3, 2 0-2 4']);
  const games = { drawnGamePoints: 1, least: '1/3' } as const;
  // Entrant 2 has won 0 of 4 games, entrant 3 has 3 of 6.
  expect(
    valuesOf(PRESETS['magic/1'], history, (table) =>
      opponentsGameWin(table, gameWin(table, games)),
    )[1],
  ).toBe('5/12');
});
