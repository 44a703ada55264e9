/** Rules: R-BFT-01, R-BFT-03 to 05, B01 to B03; T-BFT-14; decision A-BFT-70. */
import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/card-set.js';
import { checkDeck } from './deck-check.js';
import { readDeckJson, readDeckList, writeDeckJson, writeDeckList } from './deck-list.js';
import { READY_DECKS } from './ready-decks.js';

const codeOf = (name: string): string => CARDS.find((card) => card.name === name)?.code ?? name;
const many = (count: number, name: string): readonly string[] =>
  Array<string>(count).fill(codeOf(name));

/** Fifty cards of the harbor, four of a name, and no Captain Valve among them. */
const FIFTY = CARDS.filter(({ world, type }) => world === 'Brass Harbor' && type === 'monster')
  .filter(({ name }) => name !== 'Captain Valve')
  .flatMap(({ name }) => many(4, name))
  .slice(0, 50);
const FLAG = codeOf('Brass Harbor');
const BUDDY = codeOf('Captain Valve');
const deck = (...main: readonly string[]): readonly string[] => [FLAG, BUDDY, ...main];

const rulesBroken = (codes: readonly string[]): readonly string[] =>
  checkDeck(codes).map(({ rule }) => rule);

describe('A deck', () => {
  it('has fifty cards besides Flag and Buddy, or more (B01, R-BFT-03)', () => {
    expect(checkDeck(deck(...FIFTY))).toEqual([]);
    expect(checkDeck(deck(...FIFTY, ...many(4, 'Walking Stick')))).toEqual([]);
    expect(rulesBroken(deck(...FIFTY.slice(1)))).toEqual(['B01']);
    expect(rulesBroken([])).toEqual(['B02', 'B02', 'B01']);
  });

  it('has four copies of a name, and a fifth in the Buddy Zone (R-BFT-04, T-BFT-14)', () => {
    const main = FIFTY.slice(0, 46);
    expect(checkDeck(deck(...main, ...many(4, 'Captain Valve')))).toEqual([]);
    expect(checkDeck(deck(...main, ...many(5, 'Captain Valve')))).toEqual([
      { rule: 'B01', says: 'Captain Valve: 5 copies besides the Buddy, 4 allowed.' },
    ]);
  });

  it('needs no copy of its Buddy (A-BFT-70)', () => {
    expect(FIFTY).not.toContain(BUDDY);
  });

  it('begins with its only Flag (B02)', () => {
    expect(rulesBroken([BUDDY, BUDDY, ...FIFTY])).toEqual(['B02']);
    expect(rulesBroken(deck(...FIFTY, FLAG))).toEqual(['B02']);
    expect(rulesBroken([FLAG, codeOf('Midnight Orchard'), ...FIFTY])).toContain('B02');
  });

  it('has a monster as its Buddy, or what says that it may be it (R-BFT-01, R-BFT-05)', () => {
    expect(rulesBroken([FLAG, codeOf('Walking Stick'), ...FIFTY])).toEqual(['R-BFT-05']);
    expect(checkDeck([FLAG, codeOf("Grandfather's Lantern"), ...FIFTY])).toEqual([]);
  });

  it('may hold what its Flag does not allow, its Buddy among it (B02, A-BFT-70)', () => {
    const strange = [FLAG, codeOf('Grandmother Plum'), ...FIFTY, ...many(4, 'Moonfall')];
    expect(checkDeck(strange)).toEqual([]);
  });

  it('names a card that nobody printed', () => {
    expect(checkDeck(deck(...FIFTY, 'ho-999'))[0]?.says).toContain("'ho-999'");
  });

  it('could be shuffled by somebody', () => {
    const all = CARDS.filter(({ type }) => type !== 'flag').flatMap(({ name }) => many(4, name));
    expect(rulesBroken(deck(...all))).toEqual(['B01']);
  });
});

describe('The ready decks', () => {
  it.each(READY_DECKS)('"$name" is legal, and is written and read back', ({ cards }) => {
    expect(checkDeck(cards)).toEqual([]);
    expect(readDeckList(writeDeckList(cards))).toEqual({ cards, problems: [] });
    expect(readDeckJson(writeDeckJson(cards))).toEqual({ cards, problems: [] });
  });

  it('are two for each of two Flags', () => {
    const flags = READY_DECKS.map(({ cards }) => cards[0]);
    expect(flags).toEqual([FLAG, FLAG, codeOf('Midnight Orchard'), codeOf('Midnight Orchard')]);
  });
});
