import { describe, expect, it } from 'vitest';
import { checkDeck } from './deck-check.js';
import { readDeckList } from './deck-list.js';
import { READY_DECKS } from './ready-decks.js';

/** The codes of a list as people write it. */
const deck = (...lines: readonly string[]): readonly string[] =>
  readDeckList(lines.join('\n')).cards;
const [ready] = READY_DECKS;
const legal = [...(ready?.cards ?? [])];
const rulesOf = (codes: readonly string[], options = {}): readonly string[] =>
  checkDeck(codes, options).map(({ rule }) => rule);

describe('A deck (T-FUZ-17)', () => {
  it.each(READY_DECKS)('like "$name" may be played', ({ cards }) => {
    expect(checkDeck(cards)).toEqual([]);
  });

  it.each([29, 31])('of %i cards is refused (R-FUZ-78)', (size) => {
    expect(rulesOf([...legal, ...deck('1 Doorstep Ogre')].slice(0, size))).toEqual(['R-FUZ-78']);
  });

  it('with 14 Heroes is refused (R-FUZ-21)', () => {
    const heroes = ['3 Doorstep Ogre', '3 Lantern Clerk', '3 Index Squirrel', '3 Mule Sergeant'];
    const relics = ['3 Tin Pot Helmet', '3 Roller Skates', '3 Borrowed Shield', '3 Vampire Spoon'];
    const events = ['3 Cram Session', '1 Hot Potato'];
    const codes = deck(...heroes, '2 Retired Riddle', ...relics, ...events);
    expect(rulesOf(codes)).toEqual(['R-FUZ-21']);
  });

  it('with four copies of a card is refused (R-FUZ-79)', () => {
    expect(rulesOf([...legal.slice(0, 29), ...deck('1 Copper Kettle Bruiser')])).toEqual([
      'R-FUZ-79',
    ]);
  });

  it('with two of one Legendary is refused (R-FUZ-80)', () => {
    expect(rulesOf([...legal.slice(0, 29), ...deck('1 Marrow the Kind')])).toEqual(['R-FUZ-80']);
  });

  it('with two different Legendaries is legal, unless the match allows one in all (A-FUZ-35)', () => {
    const codes = [...legal.slice(0, 29), ...deck('1 Old Mother Comet')];
    expect(rulesOf(codes)).toEqual([]);
    expect(rulesOf(codes, { legendaryTotal: true })).toEqual(['A-FUZ-35']);
  });

  it('with two of one Legendary has one problem, also where one in all is allowed (A-FUZ-35)', () => {
    const twice = [...legal.slice(0, 29), ...deck('1 Marrow the Kind')];
    const andAnother = [...legal.slice(0, 28), ...deck('1 Marrow the Kind', '1 Old Mother Comet')];
    expect(rulesOf(twice, { legendaryTotal: true })).toEqual(['A-FUZ-35']);
    expect(rulesOf(andAnother, { legendaryTotal: true })).toEqual(['A-FUZ-35']);
    expect(rulesOf(andAnother)).toEqual(['R-FUZ-80']);
  });

  it('may be of Heroes alone, and of all Forces (R-FUZ-81, R-FUZ-82)', () => {
    const power = ['3 Doorstep Ogre', '3 Furnace Nephew', '3 Tuba Recruit'];
    const clarity = ['3 Lantern Clerk', '3 Footnote Cadet'];
    const prophecy = ['3 Moth of Maybe', '3 Puddle Gazer'];
    const others = ['3 Anvil Carrier', '3 Mule Sergeant', '3 Index Squirrel'];
    expect(rulesOf(deck(...power, ...clarity, ...prophecy, ...others))).toEqual([]);
  });

  it('is told every problem at once, also cards that do not exist', () => {
    expect(rulesOf([...deck('4 Doorstep Ogre'), 'no-such-card'])).toEqual([
      'R-FUZ-78',
      'R-FUZ-78',
      'R-FUZ-21',
      'R-FUZ-79',
    ]);
  });
});
