import { describe, expect, it } from 'vitest';
import { testGames } from '../../cards/card-games.spec-kit.js';
import { deckOf, EMPTY_DECK } from '../deck.js';
import { orderCounts, problemsOf, readingsThatMatter } from './check-deck.js';

const games = await testGames();
const { fuzzycards, friendomancy, buddyfight } = games;
const deck = deckOf('', fuzzycards.readyDecks[0]?.cards ?? []);
const names = (matter: ReturnType<typeof readingsThatMatter>) => matter.map(({ name }) => name);

describe('The check of a deck', () => {
  it('finds nothing wrong with a ready deck, nor with one that has no cards yet', () => {
    expect(problemsOf(fuzzycards, deck, {})).toEqual([]);
    expect(problemsOf(fuzzycards, EMPTY_DECK, {})).toEqual([]);
  });

  it('names every problem with its rule', () => {
    const rules = problemsOf(fuzzycards, deckOf('', ['gen-034']), {}).map(({ rule }) => rule);
    expect(rules).toEqual(['R-FUZ-78', 'R-FUZ-21']);
  });

  it('offers the readings by which this deck is judged otherwise', () => {
    const part = friendomancy.readyDecks[0]?.cards.slice(0, 30) ?? [];
    const begun = deckOf('', part);
    expect(names(readingsThatMatter(friendomancy, begun, {}))).toEqual(['format']);
    expect(names(readingsThatMatter(fuzzycards, deck, {}))).toEqual([]);
  });

  it('goes on offering a reading that is chosen', () => {
    const chosen = { legendaryTotal: true };
    expect(names(readingsThatMatter(fuzzycards, deck, chosen))).toEqual(['legendaryTotal']);
  });

  it('knows the game in which the order of a deck counts', () => {
    expect(Object.values(games).filter(orderCounts)).toEqual([buddyfight]);
  });
});
