import { describe, expect, it } from 'vitest';
import { SEATING } from '../walk/planted.spec-kit.js';
import { playAdvised, type AdvisedGame } from './advised-game.js';
import { SHOWING } from './advised.spec-kit.js';

const GAME: AdvisedGame = {
  ...SHOWING,
  tableOf: () => SEATING,
  games: 1,
  won: 1,
  kinds: ['turn'],
  silent: [],
};

describe('a game in which one seat follows advice', () => {
  it('tells who won it, what was asked and what was said', () => {
    expect(playAdvised(GAME, 1)).toEqual({
      winner: 1,
      kinds: ['turn'],
      silent: [],
      says: ['shows a card', 'draws'],
      notOffered: [],
    });
  });

  it('tells of advice that cannot be followed, and goes on by chance', () => {
    const advise = () => [{ choice: 'cheat', says: 'cheats' }];
    const { says, notOffered } = playAdvised({ ...GAME, advise }, 1);
    expect(says).toEqual(['cheats']);
    expect(notOffered[0]).toMatch(/^seed 1, turn d\d+: cheat$/);
  });

  it('tells where there was no advice', () => {
    const { kinds, silent } = playAdvised({ ...GAME, advise: () => [] }, 1);
    expect({ kinds, silent }).toEqual({ kinds: [], silent: ['turn'] });
  });

  it('shows the table before each answer of that seat alone', () => {
    const seats: unknown[] = [];
    playAdvised(GAME, 1, ({ state }) => void seats.push(state.stack.at(-1)?.asks?.[0]?.seat));
    expect(seats.length).toBeGreaterThan(3);
    expect(new Set(seats)).toEqual(new Set([1]));
  });
});
