/** A sentence in parts, so that whoever shows it can link a card, mark a figure, or name a seat. */
import type { CardId, Seat } from '@scoresheet/rules-engine';

export type Segment =
  | { readonly is: 'text'; readonly text: string }
  /** A card by its name; `face` is the code of what is printed, where the reader may know it. */
  | {
      readonly is: 'card';
      readonly text: string;
      readonly card?: CardId;
      readonly face?: string;
    }
  | { readonly is: 'seat'; readonly text: string; readonly seat: Seat }
  | { readonly is: 'number'; readonly text: string }
  /** The id of a rule, such as `R-FUZ-29`. */
  | { readonly is: 'rule'; readonly text: string };

export type Sentence = readonly Segment[];

/** The sentence as a line of text. */
export const plain = (sentence: Sentence): string => sentence.map(({ text }) => text).join('');
