/** Words by which a card is found stand for one card each. */
import type { Problem } from '../shape/shape.js';

/** Words of a card that are found together: `['code']`, or `['name', 'type']`. */
export type Key = readonly string[];

export interface PlacedCard {
  readonly card: object;
  /** The place of the card in its file: `cards[12]`. */
  readonly place: string;
}

/** Cards that have what an earlier one has by the same words. */
export const foundTwice = (
  cards: readonly PlacedCard[],
  keys: readonly Key[],
): readonly Problem[] => keys.flatMap((key) => twiceBy(cards, key));

function twiceBy(cards: readonly PlacedCard[], key: Key): readonly Problem[] {
  const seen = new Map<string, string>();
  return cards.flatMap(({ card, place }) => {
    const found = key.map((word) => String(Reflect.get(card, word))).join(', ');
    const earlier = seen.get(found);
    if (earlier === undefined) {
      seen.set(found, place);
      return [];
    }
    const path = [place, ...(key.length === 1 ? key : [])].join('.');
    const says = `${earlier} has the ${key.join(' and ')} '${found}' already`;
    return [{ path, says, isOfMeaning: true }];
  });
}
