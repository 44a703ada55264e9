import { describe, expect, it } from 'vitest';
import { loadGame } from '../match/game/load-game.js';
import { lastAction } from './last-action.js';

const SEATS = ['Ada', 'Ben'];

const saidOf = async (action: object, facts: object[] = []): Promise<string> => {
  const lastEvent = { action, facts };
  return (await lastAction({ game: 'fuzzycards', lastEvent }, SEATS))?.says ?? '';
};

describe('The last action in a list', () => {
  it('is told in words, though a card that was named before has no name here', async () => {
    const attack = { type: 'act', seat: 2, kind: 'validate', choice: 'attack c23 life' };
    expect(await saidOf(attack)).toBe('Ben attacks life with a card.');
  });

  it('names the card that it shows', async () => {
    const game = await loadGame('fuzzycards');
    const [[face, { name }] = ['', { name: '' }]] = Object.entries(game?.rules.faces ?? {});
    const play = { type: 'act', seat: 1, kind: 'activate', choice: 'play hand1-2 vault-1' };
    const moved = { kind: 'moved', card: 'hand1-2', as: 'c40', face, slot: 1 };
    expect(await saidOf(play, [moved])).toContain(`Ada plays ${name}`);
  });

  it('is nothing before the first', async () => {
    const none = await lastAction({ game: 'fuzzycards', lastEvent: null }, SEATS);
    expect(none).toEqual({ title: 'Fuzzycards', says: '' });
  });
});
