/**
 * What the card files of all games have in common: a set of cards, each of a type that says what
 * else it has. What that is, and what two cards may not share, is the game's.
 */
import type { CardFileReading } from './reading.js';
import {
  isRecord,
  listOf,
  object,
  oneOf,
  text,
  type Problem,
  type Shape,
  type Words,
} from './old-shape.js';

export interface CardFileRules<Entry> {
  readonly card: Shape;
  /** What is wrong between cards each of which is well by itself. */
  readonly between: (cards: readonly Entry[]) => readonly Problem[];
}

/** Everything that is wrong with a file, or what it holds. Its `$schema` is for editors alone. */
export function readCards<Entry>(
  json: unknown,
  { card, between }: CardFileRules<Entry>,
): CardFileReading<Entry> {
  const cardFile = object({ '$schema?': text, set: text, title: text, cards: listOf(card) });
  const problems = cardFile(json, '');
  if (problems.length > 0) return { problems };
  const { set, title, cards } = json as NonNullable<CardFileReading<Entry>['file']>;
  const wrong = between(cards);
  return wrong.length > 0 ? { problems: wrong } : { file: { set, title, cards }, problems: [] };
}

interface TypedCard<Entry> {
  readonly types: readonly string[];
  /** What a card of this type has besides its code, name, type and flavour. */
  readonly words: (type: string) => Words;
  /** What no shape can say; asked of a card whose shape is right. */
  readonly fits: (entry: Entry, path: string) => readonly Problem[];
}

/** A card whose type is not known is told that alone: nobody can say what else it should have. */
export function typedCard<Entry>({ types, words, fits }: TypedCard<Entry>): Shape {
  const type = oneOf('type', types);
  return (value, path) => {
    if (!isRecord(value)) return [{ path, says: 'this has to be an object' }];
    const unknown = type(value['type'], `${path}.type`);
    if (unknown.length > 0) return unknown;
    const shape = object({
      ...{ code: text, name: text, type },
      ...words(String(value['type'])),
      'flavour?': text,
    });
    const wrong = shape(value, path);
    return wrong.length > 0 ? wrong : fits(value as unknown as Entry, path);
  };
}

/** Words by which a card is found stand for one card each, such as `code A-1`. */
export function foundTwice<Entry>(
  cards: readonly Entry[],
  wordsOf: (entry: Entry) => readonly string[],
): readonly Problem[] {
  const seen = new Map<string, number>();
  return cards.flatMap((entry, index) =>
    wordsOf(entry).flatMap((word) => {
      const earlier = seen.get(word);
      if (earlier === undefined) seen.set(word, index);
      const says = `cards[${earlier}] has the ${word} already`;
      return earlier === undefined ? [] : [{ path: `cards[${index}]`, says }];
    }),
  );
}
