/** Which deck somebody sits down with, as far as it may be played. */
import type { Json } from '@scoresheet/rules-engine';
import { useMemo, useState } from 'react';
import { loadEntry } from '../match/game/load-game.js';
import { useSavedDecks, type KnownDeck } from './known-decks.js';
import { checkedList, readOwnList, type ListReader, type ReadList } from './own-list.js';
import { useLoaded } from './use-loaded.js';

export type DeckPick =
  | { readonly is: 'known'; readonly deck: KnownDeck }
  | { readonly is: 'own'; readonly text: string };

interface Playing {
  readonly id: string;
  /** Ready ones. */
  readonly decks: readonly Pick<KnownDeck, 'name' | 'cards'>[];
}

export interface ChosenDeck {
  readonly known: readonly KnownDeck[];
  readonly pick: DeckPick;
  /** The cards and what forbids them; undefined until the rules of the game are here. */
  readonly read: ReadList | undefined;
  /** A deck that may be played; undefined while there is none. */
  readonly cards: readonly string[] | undefined;
  readonly choose: (pick: DeckPick) => void;
}

type Options = { readonly [name: string]: Json };

export function useDeck({ id, decks }: Playing, options: Options): ChosenDeck {
  const [chosen, setChosen] = useState<{ readonly game: string; readonly pick: DeckPick }>();
  const saved = useSavedDecks(id);
  const known = useMemo(
    () => [...saved, ...decks.map(({ name, cards }) => ({ from: 'ready' as const, name, cards }))],
    [saved, decks],
  );
  const pick = chosen?.game === id ? chosen.pick : usualDeck(known);
  const entry = useLoaded(loadEntry, id);
  const read = useMemo(() => entry && readPick(entry, pick, options), [entry, pick, options]);
  return {
    known,
    pick,
    read,
    cards: playable(pick, read),
    choose: (next) => setChosen({ game: id, pick: next }),
  };
}

/** A ready deck, even where others are kept: those may be half built. */
function usualDeck(known: readonly KnownDeck[]): DeckPick {
  const deck = known.find(({ from }) => from === 'ready');
  return deck ? { is: 'known', deck } : { is: 'own', text: '' };
}

const readPick = (entry: ListReader, pick: DeckPick, options: Options): ReadList =>
  pick.is === 'own'
    ? readOwnList(entry, pick.text, options)
    : checkedList(entry, pick.deck.cards, options);

/** A ready deck need not wait for the rules of the game, by which it was made. */
function playable(pick: DeckPick, read: ReadList | undefined): readonly string[] | undefined {
  if (read) return read.cards.length > 0 && read.problems.length === 0 ? read.cards : undefined;
  return pick.is === 'known' && pick.deck.from === 'ready' ? pick.deck.cards : undefined;
}
