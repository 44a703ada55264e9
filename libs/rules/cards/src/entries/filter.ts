import type { Card, Filter, Json, Reading, Standpoint } from '@scoresheet/rules-engine';
import type { Described, FilterContext, FilterWords } from '../say/card-words.js';
import type { Shape } from '../shape/shape.js';

/** By what a card says which cards it means: all about one word. */
export interface FilterEntry<Word extends string = string> {
  readonly word: Word;
  readonly means: string;
  /** What may be wanted by it. */
  readonly takes: Shape;
  /** Whether the filter asks for what is printed, so that a pile can be searched by it. */
  readonly isPrinted?: true;
  /** Whether the filter means seats, for which a rule is otherwise, and no cards. */
  readonly isOfSeats?: true;
  /** The name of the value of the card for which the filter asks, where it asks for one. */
  readonly asks?: (wanted: Json) => string;
  readonly fits: Filter;
  readonly says: FilterWords;
}

interface TypedFilter<T> {
  readonly means: string;
  readonly takes: Shape<T>;
  readonly isPrinted?: true;
  readonly isOfSeats?: true;
  asks?(wanted: T): string;
  fits(reading: Reading, card: Card, wanted: T, from: Standpoint): boolean;
  says(wanted: T, about: FilterContext): Described;
}

export const filter = <const Word extends string, const T>(
  word: Word,
  entry: TypedFilter<T>,
): FilterEntry<Word> => ({ word, ...(entry as Omit<FilterEntry, 'word'>) });
