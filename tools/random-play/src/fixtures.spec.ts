import { longWalk } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { keptFixtures } from './fixtures.js';
import { WALKED_GAMES } from './walked-games.js';

/** The dear checks look at one action in so many: a game of five seats is long. */
const SAMPLE_EVERY = 100;

describe('A game that broke a law once', () => {
  it.each(keptFixtures().map((fixture) => [`${fixture.game} ${fixture.seed}`, fixture] as const))(
    '%s keeps all of them now',
    (_, { game, seed, seating }) => {
      const walked = WALKED_GAMES[game];
      expect(walked, `the game ${game} is walked`).toBeDefined();
      if (!walked) return;
      const { rules, longestGame, debts = [] } = walked;
      const [over] = longWalk({
        ...{ rules, seatingOf: () => seating, seed, actions: 1, longestGame, debts },
        sampleEvery: SAMPLE_EVERY,
      });
      expect(over?.reason).toBeDefined();
    },
    120_000,
  );
});
