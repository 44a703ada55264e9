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
    expect(rulesOf([...legal, 'gen-003'].slice(0, size))).toEqual(['R-FUZ-78']);
  });

  it('with 14 Heroes is refused (R-FUZ-21)', () => {
    const relics = ['gen-009', 'gen-099', 'gen-070', 'gen-048', 'gen-138', 'gen-047'];
    const heroes = ['gen-002', 'gen-003', 'gen-034', 'gen-032'].flatMap((code) => times(3, code));
    const deck = [...heroes, ...times(2, 'gen-066'), ...relics.flatMap((code) => times(3, code))];
    expect(rulesOf(deck.slice(0, 30))).toEqual(['R-FUZ-21']);
  });

  it('with four copies of a card is refused (R-FUZ-79)', () => {
    expect(rulesOf([...legal.slice(0, 29), 'gen-002'])).toEqual(['R-FUZ-79']);
  });

  it('with two of one Legendary is refused (R-FUZ-80)', () => {
    expect(rulesOf([...legal.slice(0, 29), 'gen-030'])).toEqual(['R-FUZ-80']);
  });

  it('with two different Legendaries is legal, unless the match allows one in all (A-FUZ-35)', () => {
    const deck = [...legal.slice(0, 29), 'gen-089'];
    expect(rulesOf(deck)).toEqual([]);
    expect(rulesOf(deck, { legendaryTotal: true })).toEqual(['A-FUZ-35']);
  });

  it('is told every problem at once, also cards that do not exist', () => {
    expect(rulesOf([...times(4, 'gen-002'), 'no-such-card'])).toEqual([
      'R-FUZ-78',
      'R-FUZ-78',
      'R-FUZ-21',
      'R-FUZ-79',
    ]);
  });
});
