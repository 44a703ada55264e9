import { deckLists } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { readyDecks } from './ready-decks.js';

const { readDeckList } = deckLists({
  cards: [
    { code: 'e-1', name: 'Ember Fox' },
    { code: 'e-2', name: 'Owl' },
  ],
  maxCount: 9,
  example: 'Ember Fox',
});

const checkDeck = (codes: readonly string[]) => [
  ...(codes.length === 4 ? [] : [{ says: 'A deck has 4 cards.' }]),
  ...(codes.includes('e-1') ? [] : [{ says: 'A deck has a fox.' }]),
];

const decksIn = (...file: readonly unknown[]) => readyDecks({ file, readDeckList, checkDeck });

const RUSH = { name: 'Rush Hour', plan: 'To be first.', cards: ['1 Owl', '2 Ember Fox', '1 Owl'] };

describe('Ready decks', () => {
  it('have a name, a plan and the cards in the order in which they are written', () => {
    expect(decksIn(RUSH, { ...RUSH, name: 'Later', cards: ['4 Ember Fox'] })).toEqual([
      { name: 'Rush Hour', plan: 'To be first.', cards: ['e-2', 'e-1', 'e-1', 'e-2'] },
      { name: 'Later', plan: 'To be first.', cards: ['e-1', 'e-1', 'e-1', 'e-1'] },
    ]);
  });

  it.each([
    [{ cards: ['4 Ember Fx'] }, "There is no card 'Ember Fx'. Is 'Ember Fox' meant?"],
    [
      { cards: ['Ember Fox'] },
      "'Ember Fox' is no line of a deck list; write it like '3 Ember Fox'",
    ],
    [{ cards: ['3 Owl'] }, 'A deck has 4 cards.'],
    [{ plan: undefined }, 'plan: is missing'],
    [{ cards: '4 Owl' }, 'cards: this has to be a list'],
    [{ cards: ['4 Owl', null] }, 'cards[1]: this has to be a text'],
    [{ sideboard: [] }, "sideboard: there is no word 'sideboard' here"],
  ])('are no decks with %j, and the first mistake is told', (slip, says) => {
    expect(() => decksIn(RUSH, { ...RUSH, name: 'Late', ...slip })).toThrow(
      `the ready deck 'Late' is wrong: ${says}`,
    );
  });

  it('are counted where they have no name', () => {
    expect(() => decksIn(RUSH, { ...RUSH, name: 7 })).toThrow(
      'the ready deck number 2 is wrong: name: this has to be a text',
    );
    expect(() => decksIn('Rush Hour')).toThrow(
      'the ready deck number 1 is wrong: this has to be an object',
    );
  });

  it('are a list, in which each has a name of its own', () => {
    expect(() => readyDecks({ file: RUSH, readDeckList, checkDeck })).toThrow('has to be a list');
    expect(() => decksIn(RUSH, RUSH)).toThrow("two ready decks are called 'Rush Hour'");
  });
});
