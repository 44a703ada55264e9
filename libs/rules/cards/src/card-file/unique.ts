/** Words by which a card is found stand for one card each. */
import type { Problem } from '../shape/shape.js';

/** Words of a card that are found together: `['code']`, or `['name', 'type']`. */
export type Key = readonly string[];

/** Cards that have what an earlier one has by the same words. */
export const foundTwice = (cards: readonly object[], keys: readonly Key[]): readonly Problem[] =>
  keys.flatMap((key) => twiceBy(cards, key));

function twiceBy(cards: readonly object[], key: Key): readonly Problem[] {
  const seen = new Map<string, number>();
  return cards.flatMap((card, index) => {
    const found = key.map((word) => String(Reflect.get(card, word))).join(', ');
    const earlier = seen.get(found);
    if (earlier === undefined) {
      seen.set(found, index);
      return [];
    }
    const path = [`cards[${index}]`, ...(key.length === 1 ? key : [])].join('.');
    const says = `cards[${earlier}] has the ${key.join(' and ')} '${found}' already`;
    return [{ path, says, isOfMeaning: true }];
  });
}
