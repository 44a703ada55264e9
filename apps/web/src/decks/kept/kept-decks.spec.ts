// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { renderHook, act, cleanup } from '@testing-library/react';
import { deckOf } from '../deck.js';
import { forgetDeck, keepDeck, MAX_KEPT, useKeptDecks } from './kept-decks.js';

const mine = deckOf('Mine', ['a', 'a', 'b']);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('Decks of this browser', () => {
  it('are kept, the last one first, and forgotten', () => {
    const { result } = renderHook(useKeptDecks);
    act(() => void keepDeck('chess', mine));
    act(() => void keepDeck('chess', deckOf('Other', ['b'])));
    expect(result.current.map(({ deck }) => deck.name)).toEqual(['Other', 'Mine']);
    expect(result.current[1]).toEqual({ game: 'chess', deck: mine });
    act(() => forgetDeck('chess', 'Mine'));
    expect(result.current.map(({ deck }) => deck.name)).toEqual(['Other']);
  });

  it('of the same game and name are replaced, of another game not', () => {
    const { result } = renderHook(useKeptDecks);
    act(() => {
      keepDeck('chess', mine);
      keepDeck('go', mine);
      keepDeck('chess', deckOf('Mine', ['c']));
    });
    expect(result.current).toEqual([
      { game: 'chess', deck: deckOf('Mine', ['c']) },
      { game: 'go', deck: mine },
    ]);
  });

  it('are no more than the limit, and a deck that is there may still be changed', () => {
    const names = Array.from({ length: MAX_KEPT }, (_, index) => `deck ${index}`);
    expect(new Set(names.map((name) => keepDeck('chess', deckOf(name, ['a']))))).toEqual(
      new Set(['kept']),
    );
    expect(keepDeck('chess', mine)).toBe('full');
    expect(keepDeck('chess', deckOf('deck 3', ['b']))).toBe('kept');
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '7'],
    ['a list of anything', '[null, 3, {"game": "chess"}, {"game": 1, "name": "a", "cards": []}]'],
  ])('are none where the storage has %s', (_, text) => {
    localStorage.setItem('scoresheet.decks', text);
    const { result } = renderHook(useKeptDecks);
    expect(result.current).toEqual([]);
  });

  it('are read as far as they make sense', () => {
    localStorage.setItem(
      'scoresheet.decks',
      '[{"game": "chess", "name": "Mine", "cards": ["a", 7, "a", "b"]}, "x"]',
    );
    const { result } = renderHook(useKeptDecks);
    expect(result.current).toEqual([{ game: 'chess', deck: mine }]);
  });
});
