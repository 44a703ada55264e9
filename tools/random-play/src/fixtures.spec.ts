import { ALL_CHECKS, randomWalk } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { keptFixtures } from './fixtures.js';
import { WALKED_GAMES } from './walked-games.js';

describe('A game that broke a law once', () => {
  it.each(keptFixtures().map((fixture) => [`${fixture.game} ${fixture.seed}`, fixture] as const))(
    '%s keeps all of them now',
    (_, { game, seed, seating }) => {
      const walked = WALKED_GAMES[game];
      expect(walked, `the game ${game} is walked`).toBeDefined();
      if (!walked) return;
      const { rules, longestGame } = walked;
      const { state } = randomWalk({
        ...{ rules, seating, seed, maxActions: longestGame },
        onStep: (step) => ALL_CHECKS.forEach((check) => check(step)),
      });
      expect(state.outcome).not.toBeNull();
    },
  );
});
