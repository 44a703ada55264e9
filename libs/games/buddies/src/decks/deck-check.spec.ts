/** Rules: R-BUD-01 to 05; T-BUD-13; decision A-BUD-66. */
import { describe, expect, it } from 'vitest';
import { CARDS, FACES } from '../cards/card-set.js';
import { checkDeck, checkDeckOf } from './deck-check.js';
import { readDeckList, writeDeckList } from './deck-list.js';
import { READY_DECKS } from './ready-decks.js';

const many = (count: number, code: string): readonly string[] => Array<string>(count).fill(code);
const codeOf = (name: string): string => CARDS.find((card) => card.name === name)?.code ?? '';
const GENERIC = codeOf('Candle Kin');
const PLAIN = codeOf('Bath Pirate');
const UNIQUE = codeOf('Auntie Noon');

const rulesBroken = (codes: readonly string[]): readonly string[] =>
  checkDeck(codes).map(({ rule }) => rule);

describe('A deck', () => {
  it.each([40, 60])('may have %i cards (R-BUD-01)', (count) => {
    expect(checkDeck(many(count, GENERIC))).toEqual([]);
  });

  it.each([0, 39, 61])('may not have %i cards (R-BUD-01, T-BUD-13)', (count) => {
    expect(rulesBroken(many(count, GENERIC))).toEqual(['R-BUD-01']);
  });

  it('has at most four copies of one card (R-BUD-02, T-BUD-13)', () => {
    expect(checkDeck([...many(36, GENERIC), ...many(4, PLAIN)])).toEqual([]);
    expect(rulesBroken([...many(36, GENERIC), ...many(5, PLAIN)])).toEqual(['R-BUD-02']);
  });

  it('has one copy of a Unique card (R-BUD-03, T-BUD-13)', () => {
    expect(checkDeck([...many(39, GENERIC), UNIQUE])).toEqual([]);
    expect(checkDeck([...many(39, GENERIC), UNIQUE, UNIQUE])).toEqual([
      { rule: 'R-BUD-03', says: 'Auntie Noon: 2 copies, 1 allowed.' },
    ]);
  });

  it('may be of one Generic card alone (R-BUD-04, T-BUD-13)', () => {
    expect(checkDeck(many(40, GENERIC))).toEqual([]);
  });

  it('counts cards of one name and type as the same (R-BUD-05)', () => {
    const again = FACES[PLAIN];
    if (!again) throw new Error('no such card');
    const faces = { ...FACES, again: { ...again, code: 'again' } };
    const deck = [...many(36, GENERIC), ...many(3, PLAIN), ...many(2, 'again')];
    expect(checkDeckOf(faces, deck).map(({ rule }) => rule)).toEqual(['R-BUD-02']);
    const skill = { ...FACES, again: { ...again, code: 'again', type: 'skill' } };
    expect(checkDeckOf(skill, deck)).toEqual([]);
  });

  it('without any Buddy is legal (A-BUD-66)', () => {
    const others = CARDS.filter(({ type }) => type !== 'buddy').slice(0, 10);
    expect(checkDeck(others.flatMap(({ code }) => many(4, code)))).toEqual([]);
  });

  it('names a card that nobody printed', () => {
    expect(checkDeck([...many(39, GENERIC), 'ff-999'])[0]?.says).toContain("'ff-999'");
  });

  it.each(READY_DECKS)('"$name" is legal, and is written and read back', ({ cards }) => {
    expect(checkDeck(cards)).toEqual([]);
    expect(readDeckList(writeDeckList(cards))).toEqual({ cards, problems: [] });
  });
});
