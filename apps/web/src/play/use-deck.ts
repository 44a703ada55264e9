/** Which deck somebody sits down with, as far as it may be played. */
import type { Json } from '@scoresheet/rules-engine';
import { useMemo, useState } from 'react';
import { loadEntry } from '../match/game/load-game.js';
import type { DeckPick } from './deck-choice.js';
import { readOwnList, type ReadList } from './own-list.js';
import { useLoaded } from './use-loaded.js';

interface ReadyDeck {
  readonly name: string;
  readonly cards: readonly string[];
}

interface Playing {
  readonly id: string;
  readonly decks: readonly ReadyDeck[];
}

interface ChosenDeck {
  readonly pick: DeckPick;
  readonly read: ReadList | undefined;
  /** A deck that may be played; undefined while there is none. */
  readonly cards: readonly string[] | undefined;
  readonly choose: (pick: DeckPick) => void;
}

export function useDeck(
  { id, decks }: Playing,
  options: { readonly [name: string]: Json },
): ChosenDeck {
  const [chosen, setChosen] = useState<{ readonly game: string; readonly pick: DeckPick }>();
  const pick = chosen?.game === id ? chosen.pick : usualDeck(decks);
  const entry = useLoaded(loadEntry, id);
  const read = useMemo(
    () => (entry && pick.is === 'own' ? readOwnList(entry, pick.text, options) : undefined),
    [entry, pick, options],
  );
  return {
    pick,
    read,
    cards: pick.is === 'ready' ? cardsOf(decks, pick.name) : playable(read),
    choose: (next) => setChosen({ game: id, pick: next }),
  };
}

const usualDeck = ([first]: readonly ReadyDeck[]): DeckPick =>
  first ? { is: 'ready', name: first.name } : { is: 'own', text: '' };

const cardsOf = (decks: readonly ReadyDeck[], name: string): readonly string[] | undefined =>
  decks.find((deck) => deck.name === name)?.cards;

const playable = (read: ReadList | undefined): readonly string[] | undefined =>
  read && read.cards.length > 0 && read.problems.length === 0 ? read.cards : undefined;
