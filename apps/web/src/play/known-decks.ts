/** The decks that are there already: ready ones of the game, those of this browser, of the account. */
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useViewer } from '../account/use-viewer.js';
import { MY_DECKS } from '../decks/account/deck-documents.js';
import { codesOf } from '../decks/deck.js';
import { useKeptDecks } from '../decks/kept/kept-decks.js';

export const DECK_SOURCES = ['account', 'browser', 'ready'] as const;
type DeckSource = (typeof DECK_SOURCES)[number];

export interface KnownDeck {
  readonly from: DeckSource;
  readonly name: string;
  readonly cards: readonly string[];
}

/** Decks that somebody has kept for the game, with the account first. */
export function useSavedDecks(game: string): readonly KnownDeck[] {
  const kept = useKeptDecks();
  const { data } = useQuery(MY_DECKS, {
    variables: { game },
    fetchPolicy: 'cache-and-network',
    skip: useViewer().is !== 'account',
  });
  return useMemo(
    () => [
      ...(data?.myDecks ?? []).map(({ name, cards }) => ({
        from: 'account' as const,
        name,
        cards,
      })),
      ...kept
        .filter((each) => each.game === game)
        .map(({ deck }) => ({ from: 'browser' as const, name: deck.name, cards: codesOf(deck) })),
    ],
    [data, kept, game],
  );
}
