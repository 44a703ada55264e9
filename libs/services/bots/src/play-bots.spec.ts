import { beforeAll, describe, expect, it, vi } from 'vitest';
import { playBots, type BotGame, type BotGames } from './play-bots.js';
import { tallyOf } from './tally.js';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

/** Each of the four ready decks against each and itself, from both sides of the table. */
const EVERY_PAIR = 2 * 4 * 4;

const play = (options: Partial<BotGames>): readonly BotGame[] => [
  ...playBots({ games: EVERY_PAIR, seed: 'spec', bots: ['heuristic', 'random'], ...options }),
];

describe('Bot against bot', () => {
  let games: readonly BotGame[];
  beforeAll(() => {
    games = play({ games: 4 * EVERY_PAIR });
  });

  it('the heuristic one wins nineteen in twenty games against the random one', () => {
    // The seed is fixed, so chance cannot fail this; a heuristic that has lost its way does.
    expect(tallyOf(games).winRate).toBeGreaterThanOrEqual(0.95);
  });

  it('plays in pairs: the same decks, the other seat', () => {
    expect(games.map(({ seat }) => seat)).toEqual(games.map((_, index) => 1 + (index % 2)));
    const evens = games.filter((_, index) => index % 2 === 0).map(({ decks }) => decks.join());
    const odds = games.filter((_, index) => index % 2 === 1).map(({ decks }) => decks.join());
    expect(odds).toEqual(evens);
    expect(new Set(evens).size).toBe(EVERY_PAIR / 2);
  });

  it('is the same for the same seed, and another for another', () => {
    const first = play({ games: 4 });
    expect(play({ games: 4 })).toEqual(first);
    expect(play({ games: 4, seed: 'other' })).not.toEqual(first);
  });

  it('says what it does not know', () => {
    expect(() => play({ game: 'chess' })).toThrow("There is no game of two called 'chess'.");
  });
});
