import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testGames } from '../../cards/card-games.spec-kit.js';
import { codesOf, deckOf, MAX_CARDS, MAX_NAME } from '../deck.js';
import { readLink, writeLink } from './deck-link.js';

const games = await testGames();
const readyDecks = Object.values(games).flatMap(({ readyDecks: decks }) => decks);

/** Whole letters only: half of one cannot stand in an address, and no keyboard writes it. */
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const decks = fc
  .tuple(words, fc.array(words, { maxLength: MAX_CARDS }))
  .map(([name, codes]) => deckOf(name, codes));

describe('A deck in an address', () => {
  it('is read as it was written, whatever its cards are called', () => {
    fc.assert(
      fc.property(decks, (deck) => {
        expect(readLink(`#${writeLink(deck)}`)).toEqual(deck);
      }),
    );
  });

  it.each(readyDecks)('stays as it is and short: $name', ({ name, cards }) => {
    const deck = deckOf(name, cards);
    const link = writeLink(deck);
    expect(readLink(link)).toEqual(deck);
    expect(link.length).toBeLessThan(20 + 6 * deck.entries.length);
  });

  it('may be empty', () => {
    expect(readLink('#Mine~')).toEqual({ name: 'Mine', entries: [] });
  });

  it('is nothing where the fragment says something else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const deck = readLink(text);
        expect(deck === undefined || codesOf(deck).length <= MAX_CARDS).toBe(true);
      }),
    );
    expect(readLink('#R-FUZ-78')).toBeUndefined();
    expect(readLink('#%E0%A4%A~30gen-034')).toBeUndefined();
    expect(readLink('#a~!0gen-034')).toBeUndefined();
    expect(readLink(`#a~${'10x.'.repeat(5_000)}`)).toBeUndefined();
  });

  it('has no more cards, and no longer name, than a deck may have', () => {
    const deck = readLink(`${'n'.repeat(200)}~${Array(20).fill('z0x').join('.')}`);
    expect(deck?.name).toHaveLength(MAX_NAME);
    expect(deck?.entries).toEqual([{ code: 'x', count: MAX_CARDS }]);
  });
});
