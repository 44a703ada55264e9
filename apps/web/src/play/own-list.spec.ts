import { GAMES } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { readOwnList } from './own-list.js';

const game = GAMES['fuzzycards'];
if (!game) throw new Error('the catalog has lost Fuzzycards');
const [ready] = game.readyDecks;
if (!ready) throw new Error('Fuzzycards has lost its ready decks');
const names = ready.cards.map((code) => game.rules.faces[code]?.name);

describe('a list of one’s own', () => {
  it('is played as it stands when every line can be read and the deck may be played', () => {
    const list = readOwnList(game, names.map((name) => `1 ${name}`).join('\n'), {});
    expect(list.problems).toEqual([]);
    expect([...list.cards].sort()).toEqual([...ready.cards].sort());
  });

  it('names each bad line by its number', () => {
    const { problems } = readOwnList(game, `1 ${names[0]}\n2 No Such Card`, {});
    expect(problems).toEqual([{ line: 2, says: expect.stringContaining('No Such Card') }]);
  });

  it('names the rule of a deck that may not be played', () => {
    const { problems } = readOwnList(game, `1 ${names[0]}`, {});
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.rule).toMatch(/^[RA]-FUZ-\d+/);
  });
});
