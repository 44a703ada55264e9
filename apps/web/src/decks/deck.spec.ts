import { describe, expect, it } from 'vitest';
import { testGames } from '../cards/card-games.spec-kit.js';
import {
  codesOf,
  countOf,
  deckOf,
  EMPTY_DECK,
  figuresOf,
  MAX_CARDS,
  movedUp,
  sizeOf,
  withCard,
} from './deck.js';

const deck = deckOf('Mine', ['a', 'b', 'a', 'c']);

describe('A deck that is built', () => {
  it('keeps the order in which cards came, and counts each', () => {
    expect(codesOf(deck)).toEqual(['a', 'a', 'b', 'c']);
    expect([sizeOf(deck), countOf(deck, 'a'), countOf(deck, 'x')]).toEqual([4, 2, 0]);
  });

  it('takes one more of a card, a new one at its end', () => {
    expect(codesOf(withCard(withCard(deck, 'a', 1), 'd', 1))).toEqual([...'aaabcd']);
  });

  it('gives one back, and has nothing to give of what it has not', () => {
    expect(codesOf(withCard(deck, 'b', -1))).toEqual([...'aac']);
    expect(withCard(deck, 'x', -1)).toEqual(deck);
  });

  it('is full at some point', () => {
    const full = deckOf('', Array<string>(MAX_CARDS).fill('a'));
    expect(withCard(full, 'a', 1)).toBe(full);
  });

  it('moves a card up, the first one nowhere', () => {
    expect(codesOf(movedUp(deck, 'c'))).toEqual([...'aacb']);
    expect(movedUp(deck, 'a')).toBe(deck);
    expect(movedUp(deck, 'x')).toBe(deck);
  });

  it('is counted by types and costs, as far as its cards are known', async () => {
    const { fuzzycards } = await testGames();
    const [ready] = fuzzycards.readyDecks;
    const known = deckOf('', [...(ready?.cards ?? []), 'no-such-card']);
    const { types, costs } = figuresOf(known, (code) => fuzzycards.cardOf(code)?.face);
    const sum = (figures: typeof types) => figures.reduce((all, [, count]) => all + count, 0);
    expect([sum(types), sum(costs)]).toEqual([30, 30]);
    expect(costs.map(([cost]) => cost)).toEqual(['1', '2', '3', '4', '5']);
    expect(figuresOf(EMPTY_DECK, () => undefined)).toEqual({ types: [], costs: [] });
  });
});
