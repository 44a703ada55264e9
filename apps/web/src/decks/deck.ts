/** A deck while it is built: cards in the order of the list, each with its number. */
import type { CardFace } from '@scoresheet/rules-engine';

export interface Deck {
  readonly name: string;
  readonly entries: readonly DeckEntry[];
}

export interface DeckEntry {
  readonly code: string;
  /** At least 1. */
  readonly count: number;
}

/** No game knows a deck with more cards; what comes from outside is cut there. */
export const MAX_CARDS = 200;
export const MAX_NAME = 60;

export const EMPTY_DECK: Deck = { name: '', entries: [] };

/** Codes, each as often as the deck has the card. */
export const codesOf = ({ entries }: Deck): readonly string[] =>
  entries.flatMap(({ code, count }) => Array.from({ length: count }, () => code));

export function deckOf(name: string, codes: readonly string[]): Deck {
  const counts = new Map<string, number>();
  for (const code of codes.slice(0, MAX_CARDS)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const entries = [...counts].map(([code, count]) => ({ code, count }));
  return { name: named(name), entries };
}

/** Cut between letters, not within one. */
export const named = (name: string): string => [...name].slice(0, MAX_NAME).join('');

export const sizeOf = ({ entries }: Deck): number =>
  entries.reduce((sum, { count }) => sum + count, 0);

export const countOf = ({ entries }: Deck, code: string): number =>
  entries.find((entry) => entry.code === code)?.count ?? 0;

/** One more of the card, or one fewer; a full deck takes no more. */
export function withCard(deck: Deck, code: string, change: 1 | -1): Deck {
  if (change === 1 && sizeOf(deck) >= MAX_CARDS) return deck;
  const isThere = deck.entries.some((entry) => entry.code === code);
  const entries = isThere
    ? deck.entries.map((entry) =>
        entry.code === code ? { code, count: entry.count + change } : entry,
      )
    : [...deck.entries, ...(change === 1 ? [{ code, count: 1 }] : [])];
  return { ...deck, entries: entries.filter(({ count }) => count > 0) };
}

/** The card one place further up in the list. */
export function movedUp(deck: Deck, code: string): Deck {
  const at = deck.entries.findIndex((entry) => entry.code === code);
  const [before, moved] = [deck.entries[at - 1], deck.entries[at]];
  if (!before || !moved) return deck;
  return { ...deck, entries: deck.entries.with(at - 1, moved).with(at, before) };
}

/** How many cards of each type and of each cost: `hero 18`, `1: 8`. */
export function figuresOf(
  deck: Deck,
  faceOf: (code: string) => CardFace | undefined,
): { readonly types: Figures; readonly costs: Figures } {
  const types = new Map<string, number>();
  const costs = new Map<string, number>();
  const add = (to: Map<string, number>, key: string, count: number): void =>
    void to.set(key, (to.get(key) ?? 0) + count);
  for (const { code, count } of deck.entries) {
    const face = faceOf(code);
    if (!face) continue;
    add(types, face.type, count);
    add(costs, String(face.cost), count);
  }
  return { types: [...types], costs: [...costs].sort(([one], [other]) => +one - +other) };
}

type Figures = readonly (readonly [what: string, count: number])[];
