import { describe, expect, it } from 'vitest';
import { checkDeck } from './deck-check.js';
import { READY_DECKS } from './ready-decks.js';

const times = (count: number, code: string): readonly string[] =>
  Array.from({ length: count }, () => code);
const [ready] = READY_DECKS;
const legal = [...(ready?.cards ?? [])];
const rulesOf = (codes: readonly string[], options = {}): readonly string[] =>
  checkDeck(codes, options).map(({ rule }) => rule);

describe('A deck (T-FUZ-17)', () => {
  it.each(READY_DECKS)('like "$name" may be played', ({ cards }) => {
    expect(checkDeck(cards)).toEqual([]);
  });

  it.each([29, 31])('of %i cards is refused (R-FUZ-78)', (size) => {
    expect(rulesOf([...legal, 'fl-02'].slice(0, size))).toEqual(['R-FUZ-78']);
  });

  it('with 14 Heroes is refused (R-FUZ-21)', () => {
    const relics = ['fl-37', 'fl-38', 'fl-39', 'fl-40', 'fl-41', 'fl-42'];
    const heroes = ['fl-01', 'fl-02', 'fl-03', 'fl-04'].flatMap((code) => times(3, code));
    const deck = [...heroes, ...times(2, 'fl-05'), ...relics.flatMap((code) => times(3, code))];
    expect(rulesOf(deck.slice(0, 30))).toEqual(['R-FUZ-21']);
  });

  it('with four copies of a card is refused (R-FUZ-79)', () => {
    expect(rulesOf([...legal.slice(0, 29), 'fl-01'])).toEqual(['R-FUZ-79']);
  });

  it('with two of one Legendary is refused (R-FUZ-80)', () => {
    expect(rulesOf([...legal.slice(0, 29), 'fl-36'])).toEqual(['R-FUZ-80']);
  });

  it('with two different Legendaries is legal, unless the match allows one in all (A-FUZ-35)', () => {
    const deck = [...legal.slice(0, 29), 'fl-34'];
    expect(rulesOf(deck)).toEqual([]);
    expect(rulesOf(deck, { legendaryTotal: true })).toEqual(['A-FUZ-35']);
  });

  it('is told every problem at once, also cards that do not exist', () => {
    expect(rulesOf([...times(4, 'fl-01'), 'no-such-card'])).toEqual([
      'R-FUZ-78',
      'R-FUZ-78',
      'R-FUZ-21',
      'R-FUZ-79',
    ]);
  });
});
