/** Decks that bots and beginners can use at once. */
export interface ReadyDeck {
  readonly name: string;
  readonly cards: readonly string[];
}

/** A deck with so many of each card, from the first one of the set on. */
const deckOf = (counts: readonly number[]): readonly string[] =>
  counts.flatMap((count, index) =>
    Array<string>(count).fill(`fs-${String(index + 1).padStart(2, '0')}`),
  );

export const READY_DECKS: readonly ReadyDeck[] = [
  { name: 'Showmanship', cards: deckOf([2, 3, 3, 3, 2, 2, 1, 1, 2, 1]) },
  { name: 'Sleight of Hand', cards: deckOf([1, 2, 2, 2, 1, 2, 3, 2, 3, 2]) },
];
