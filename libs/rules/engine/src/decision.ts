/** What the rules wait for, and how an answer is matched with the options that were offered. */
import type { Asked, CardId, Seat } from './state.js';
import { isPlainLine } from './words.js';

export { isPlainLine } from './words.js';

export interface Option {
  /** The whole answer in one line of words: `play hand1-3 4`, `attack c7 life`. */
  readonly id: string;
  /** The card that acts, for whoever draws the table. */
  readonly card?: CardId;
  /** What it is done to: a card, a position, a seat. */
  readonly to?: string;
}

export type Options =
  | { readonly pick: 'one'; readonly from: readonly Option[] }
  | {
      readonly pick: 'some';
      readonly from: readonly Option[];
      readonly min: number;
      readonly max: number;
    }
  | { readonly pick: 'order'; readonly from: readonly Option[] }
  | { readonly pick: 'number'; readonly min: number; readonly max: number }
  /** Something is written: a plain line (`isPlainLine`) of so many characters. */
  | { readonly pick: 'words'; readonly min: number; readonly max: number };

/** Those that list what may be chosen. */
export type Listed = Exclude<Options, { readonly pick: 'number' | 'words' }>;

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
  /** The options chosen, in the order of the answer; one for `pick: 'one'`, none of a number. */
  readonly chosen: readonly Option[];
  readonly number: number;
  /** What was written; empty for all but `pick: 'words'`. */
  readonly words: string;
}

/** The options that are listed; none for a number or for words. */
export const listed = (options: Options | undefined): readonly Option[] =>
  options === undefined || !isListed(options) ? [] : options.from;

export const isListed = (options: Options): options is Listed =>
  options.pick !== 'number' && options.pick !== 'words';

/** The answer that `choice` means, or undefined where it was not offered. */
export function match(decision: Decision, choice: Choice): Answer | undefined {
  const { options, seat, kind } = decision;
  if (options.pick === 'number') {
    const fits =
      Number.isSafeInteger(choice) &&
      (choice as number) >= options.min &&
      (choice as number) <= options.max;
    return fits ? { seat, kind, chosen: [], number: choice as number, words: '' } : undefined;
  }
  if (options.pick === 'words') {
    const fits = isWritten(options, choice);
    return fits ? { seat, kind, chosen: [], number: 0, words: choice as string } : undefined;
  }
  const ids = typeof choice === 'string' ? [choice] : choice;
  if (!Array.isArray(ids) || new Set(ids).size !== ids.length) return undefined;
  if (!fitsInNumber(options, ids.length, typeof choice === 'string')) return undefined;
  const chosen: Option[] = [];
  for (const id of ids) {
    const option = options.from.find((offered) => offered.id === id);
    if (!option) return undefined;
    chosen.push(option);
  }
  return { seat, kind, chosen, number: 0, words: '' };
}

const isWritten = ({ min, max }: { readonly min: number; readonly max: number }, choice: Choice) =>
  typeof choice === 'string' && choice.length >= min && choice.length <= max && isPlainLine(choice);

function fitsInNumber(options: Listed, count: number, isOne: boolean): boolean {
  switch (options.pick) {
    case 'one':
      return isOne;
    case 'order':
      return !isOne && count === options.from.length;
    case 'some':
      return !isOne && count >= options.min && count <= options.max;
  }
}

/** So many of these cards, no more and no fewer. */
export const exactly = (count: number, ids: readonly CardId[]): Options => ({
  ...{ pick: 'some', from: ids.map((id) => ({ id, card: id })), min: count, max: count },
});

/** Options that differ only in one word. */
export const oneOf = (...ids: readonly string[]): Options => ({
  pick: 'one',
  from: ids.map((id) => ({ id })),
});
