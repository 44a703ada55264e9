/**
 * The decks that this browser keeps for whoever uses it. A deck is no secret of a match, and is sent
 * nowhere. What stands in the storage may be of another version or of another hand, and is read as
 * far as it makes sense.
 */
import { useSyncExternalStore } from 'react';
import { deckOf, codesOf, type Deck } from '../deck.js';

interface KeptDeck {
  readonly game: string;
  readonly deck: Deck;
}

export const MAX_KEPT = 50;
const KEY = 'scoresheet.decks';

export function useKeptDecks(): readonly KeptDeck[] {
  return useSyncExternalStore(watch, keptDecks);
}

/** What became of a deck that was to be kept. */
export type Keeping = 'kept' | 'full' | 'no-storage';

/** A deck of the same game and name is replaced. */
export function keepDeck(game: string, deck: Deck): Keeping {
  const others = keptDecks().filter((kept) => !isCalled(kept, game, deck.name));
  if (others.length >= MAX_KEPT) return 'full';
  return write([{ game, deck }, ...others]) ? 'kept' : 'no-storage';
}

export const forgetDeck = (game: string, name: string): void =>
  void write(keptDecks().filter((kept) => !isCalled(kept, game, name)));

const isCalled = ({ game, deck }: KeptDeck, ofGame: string, name: string): boolean =>
  game === ofGame && deck.name === name;

let last: { readonly text: string | null; readonly decks: readonly KeptDeck[] } | undefined;
const watching = new Set<() => void>();

/** Another tab may have written since: the text is looked at each time, and read when it is new. */
function keptDecks(): readonly KeptDeck[] {
  const text = stored();
  if (last?.text !== text) last = { text, decks: decksIn(text) };
  return last?.decks ?? [];
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(decks: readonly KeptDeck[]): boolean {
  const kept = decks.map(({ game, deck }) => ({ game, name: deck.name, cards: codesOf(deck) }));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return false;
  }
  watching.forEach((changed) => changed());
  return true;
}

function watch(changed: () => void): () => void {
  watching.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    watching.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

function decksIn(text: string | null): readonly KeptDeck[] {
  if (text === null) return [];
  try {
    const json: unknown = JSON.parse(text);
    return Array.isArray(json) ? json.slice(0, MAX_KEPT).flatMap(deckIn) : [];
  } catch {
    return [];
  }
}

function deckIn(value: unknown): readonly KeptDeck[] {
  if (typeof value !== 'object' || value === null) return [];
  const { game, name, cards } = value as { readonly [field: string]: unknown };
  if (typeof game !== 'string' || typeof name !== 'string' || !Array.isArray(cards)) return [];
  const codes = cards.filter((code): code is string => typeof code === 'string');
  return [{ game, deck: deckOf(name, codes) }];
}
