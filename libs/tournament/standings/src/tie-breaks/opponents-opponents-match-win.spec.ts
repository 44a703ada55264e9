import { expect, it } from 'vitest';
import { event, valuesOf } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';
import { opponentsMatchWin } from './opponents-match-win.js';
import { opponentsOpponentsMatchWin } from './opponents-opponents-match-win.js';

it("The opponents' opponents' match-win is the mean of means, oneself among those who are met", () => {
  const history = event(['1 2-0 2, 3 2-0 4', '1 2-0 3, 2 2-0 4']);
  const rate = { draws: 'half', byes: 'left-out', least: '1/4', mostOfDropped: '1' } as const;
  // Rates are 1, 1/2, 1/2 and 1/4; so opponents have 1/2, 5/8, 5/8 and 1/2.
  expect(
    valuesOf(PRESETS['pokemon/1'], history, (table) =>
      opponentsOpponentsMatchWin(table, opponentsMatchWin(table, rate)),
    ),
  ).toEqual({ 1: '5/8', 2: '1/2', 3: '1/2', 4: '5/8' });
});
