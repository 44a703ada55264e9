/** A list as it is checked: each card once, with its number, by type and name. */
import { deckOf } from '../../decks/deck.js';
import type { CardGame } from '../../cards/card-game.js';

export interface ListLine {
  readonly code: string;
  readonly name: string;
  /** A card that these pages do not know has an empty one. */
  readonly type: string;
  readonly count: number;
}

export function listLines(
  cards: readonly string[],
  cardOf: CardGame['cardOf'],
): readonly ListLine[] {
  const lines = deckOf('', cards).entries.map(({ code, count }) => {
    const face = cardOf(code)?.face;
    return { code, count, name: face?.name ?? code, type: face?.type ?? '' };
  });
  return lines.sort(
    (one, other) => one.type.localeCompare(other.type) || one.name.localeCompare(other.name),
  );
}
