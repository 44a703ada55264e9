/** What the rules wait for, and what may be answered. */
import type { Asked, CardId, Seat } from './state.js';

export interface Option {
  /** The whole answer in one line of words: `play hand1-3 4`, `attack c7 life`. */
  readonly id: string;
  /** The card that acts, for whoever draws the table. */
  readonly card?: CardId;
  /** The card, position or seat that the option is done to. */
  readonly to?: string;
}

export type Options =
  | {
      readonly pick: 'one';
      readonly from: readonly Option[];
      /** Verbs behind which the words are a set: `settle c4 c3` says what `settle c3 c4` says. */
      readonly anyOrder?: AnyOrder;
    }
  | {
      readonly pick: 'some';
      readonly from: readonly Option[];
      readonly min: number;
      readonly max: number;
      /** Whoever answers says in which order they go; elsewhere they are a set. */
      readonly ordered?: true;
    }
  | { readonly pick: 'order'; readonly from: readonly Option[] }
  | { readonly pick: 'number'; readonly min: number; readonly max: number }
  /** Something is written: a plain line (`isPlainLine`) of so many characters. */
  | { readonly pick: 'words'; readonly min: number; readonly max: number };

export interface Decision extends Asked {
  readonly options: Options;
}

/** An answer as it is sent: the id of an option, ids of several, a number, or what was written. */
export type Choice = string | readonly string[] | number;

export interface Action {
  readonly seat: Seat;
  readonly decision: string;
  readonly choice: Choice;
}

/** An answer as a step of the rules takes it: chosen from what was offered. */
export interface Answer {
  readonly seat: Seat;
  readonly kind: string;
  /**
   * The options chosen; one for `pick: 'one'`, none of a number. They stand in the order of the
   * answer where that order counts, else as they were offered: who names a set in another order has
   * chosen the same.
   */
  readonly chosen: readonly Option[];
  readonly number: number;
  /** What was written; empty for all but `pick: 'words'`. */
  readonly words: string;
}

/** How many of the words behind a verb belong together: 1 for cards, 2 for "3 friends". */
export interface AnyOrder {
  readonly [verb: string]: number;
}
