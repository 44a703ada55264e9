import { GAMES } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { readingsOf, withReading } from './readings.js';

describe('readings of a game', () => {
  it('are offered with the words that the game has for them, and never the usual one', () => {
    const game = {
      options: { open: ['no', 'yes', 'unsaid'], odd: [1, 2] },
      primer: { readings: { open: { no: 'the usual', yes: 'it is open' } } },
    };
    expect(readingsOf(game)).toEqual([
      { name: 'open', others: [{ value: 'yes', says: 'it is open' }] },
    ]);
  });

  it('have words in every game of the catalog', () => {
    const silent = Object.values(GAMES).flatMap((game) => {
      const offered = new Set(readingsOf(game).map(({ name }) => name));
      return Object.keys(game.options).filter((name) => !offered.has(name));
    });
    expect(Object.keys(GAMES)).toHaveLength(4);
    expect(silent).toEqual([]);
  });

  it('go back to the usual one', () => {
    const chosen = withReading({ other: 1 }, 'open', 'yes');
    expect(chosen).toEqual({ other: 1, open: 'yes' });
    expect(withReading(chosen, 'open', undefined)).toEqual({ other: 1 });
  });
});
