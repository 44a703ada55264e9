import { describe, expect, it } from 'vitest';
import { keptFixtures, playAgain, type Fixture } from './fixtures.js';
import { WALKED_GAMES } from './walked-games.js';

/** The dear checks look at one action in so many: a game of five seats is long. */
const SAMPLE_EVERY = 100;

function played(fixture: Fixture): string {
  const game = WALKED_GAMES[fixture.game];
  if (!game) throw new Error(`the game ${fixture.game} is walked`);
  return playAgain(fixture, game, SAMPLE_EVERY).reason;
}

describe('A game that broke a law once', () => {
  it.each(keptFixtures().map((fixture) => [`${fixture.game} ${fixture.seed}`, fixture] as const))(
    '%s keeps all of them now',
    (_, fixture) => {
      expect(played(fixture)).toBeTruthy();
    },
    120_000,
  );

  it('is played again from the position at which its walk started', () => {
    const near = { game: 'buddies', seed: 1, found: '' };
    const position = 'More turns than the match allows end it in a draw, line 1';
    expect(played({ ...near, position })).toBe('draw-by-turn-limit');
    expect(() => played({ ...near, position: 'Elsewhere, line 1' })).toThrow('leads to');
  });
});
