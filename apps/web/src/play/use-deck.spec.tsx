// @vitest-environment jsdom
/** Given decks that are kept, then somebody sits down with one of them, as far as it may be played. */
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as viewer from '../account/use-viewer.js';
import { client } from '../api/client.js';
import { deckOf } from '../decks/deck.js';
import { keepDeck } from '../decks/kept/kept-decks.js';
import { loadEntry } from '../match/game/load-game.js';
import { useDeck } from './use-deck.js';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';

const entry = await loadEntry('fuzzycards');
const [ready] = entry?.readyDecks ?? [];
const cards = ready?.cards ?? [];
const PLAYING = { id: 'fuzzycards', decks: ready ? [ready] : [] };
const NO_OPTIONS = {};

const within = ({ children }: { readonly children: ReactNode }) => (
  <ApolloProvider client={client}>{children}</ApolloProvider>
);
const choosing = () => renderHook(() => useDeck(PLAYING, NO_OPTIONS), { wrapper: within }).result;
const called = (name: string, { current }: ReturnType<typeof choosing>) =>
  current.known.filter((deck) => deck.name === name);

describe('The deck to sit down with', () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.restoreAllMocks();
  });

  it('is a ready one at first, whatever else is kept', () => {
    vi.spyOn(viewer, 'useViewer').mockReturnValue({ is: 'stranger' });
    keepDeck('fuzzycards', deckOf('Half built', cards.slice(0, 3)));
    const chosen = choosing();
    expect(chosen.current.pick).toMatchObject({ is: 'known', deck: { name: ready?.name } });
    expect(chosen.current.cards).toEqual(cards);
  });

  it('is one of this browser that fits, and not one that is half built', async () => {
    vi.spyOn(viewer, 'useViewer').mockReturnValue({ is: 'stranger' });
    keepDeck('fuzzycards', deckOf('Half built', cards.slice(0, 3)));
    keepDeck('fuzzycards', deckOf('Whole', cards));
    keepDeck('buddies', deckOf('Elsewhere', cards));
    const chosen = choosing();
    expect(called('Elsewhere', chosen)).toEqual([]);
    const choose = (name: string) => {
      const [deck] = called(name, chosen);
      act(() => void (deck && chosen.current.choose({ is: 'known', deck })));
    };
    choose('Half built');
    await waitFor(() => expect(chosen.current.read?.problems).not.toEqual([]));
    expect(chosen.current.cards).toBeUndefined();
    choose('Whole');
    await waitFor(() => expect(chosen.current.cards).toHaveLength(cards.length));
  });

  it('may be one of the account, which is asked for where somebody has one', async () => {
    vi.spyOn(viewer, 'useViewer').mockReturnValue({
      is: 'account',
      name: 'ada',
      viewer: { id: 'a-1', name: 'ada', roles: [] } as never,
    });
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
      Promise.resolve(
        Response.json({
          data: {
            myDecks: [{ __typename: 'Deck', id: 'k-1', game: 'fuzzycards', name: 'Rush', cards }],
          },
        }),
      ),
    );
    const chosen = choosing();
    await waitFor(() => expect(called('Rush', chosen)).toHaveLength(1));
    expect(called('Rush', chosen)[0]?.from).toBe('account');
    expect(fetched).toHaveBeenCalledOnce();
  });
});
