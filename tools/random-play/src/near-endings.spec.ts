import { describe, expect, it } from 'vitest';
import { endingsTable, neverReached } from './near-endings.js';
import type { WalkedGame } from './walked-game.js';
import { WALKED_GAMES } from './walked-games.js';

const endings = { 'life-lost': 'no life was left', 'deck-empty': 'no card was left' };
const game: WalkedGame = { ...(WALKED_GAMES['buddyfight'] as WalkedGame), endings };

describe('The endings of a walk', () => {
  it('are listed with the games from the deal and those from near an ending', () => {
    const table = endingsTable(game, { 'life-lost': 1_200 }, { 'life-lost': 7, conceded: 3 });
    expect(table).toEqual([
      'games ended by   from the deal  near an ending',
      'life-lost                 1200               7',
      'deck-empty                   0               0',
      'conceded                     0               3',
    ]);
  });

  it('name each that no game has reached', () => {
    expect(neverReached(game, { 'life-lost': 1 }, { conceded: 3 })).toEqual(['deck-empty']);
    expect(neverReached(game, { 'life-lost': 1 }, { 'deck-empty': 1 })).toEqual([]);
  });
});
