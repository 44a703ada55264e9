/** What the rules wait for, and how an answer is matched with the options that were offered. */
import type { Answer, Choice, Decision, Option, Options } from '../contract/decision.js';
import type { CardId, HowMany } from '../contract/state.js';
import { inOneOrder } from './any-order.js';
import { isPlainLine } from './plain-line.js';

/** Options that list what may be chosen. */
export type Listed = Exclude<Options, { readonly pick: 'number' | 'words' }>;

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
  const chosen =
    options.pick === 'one' ? offeredAs(options, choice as string) : named(options, ids);
  return chosen && { seat, kind, chosen, number: 0, words: '' };
}

/** The option that says what the line says, whatever the order of its sets. */
function offeredAs(
  { from, anyOrder }: Extract<Options, { readonly pick: 'one' }>,
  line: string,
): readonly Option[] | undefined {
  const exact = from.find(({ id }) => id === line);
  if (exact) return [exact];
  const alike = from.filter(({ id }) => id.length === line.length);
  if (alike.length === 0) return undefined;
  const wanted = inOneOrder(line, anyOrder);
  const same = alike.find(({ id }) => inOneOrder(id, anyOrder) === wanted);
  return same && [same];
}

/** All of them, or undefined where one was not offered. */
function named(options: Listed, ids: readonly string[]): readonly Option[] | undefined {
  const { pick, from } = options;
  const isOrdered = pick === 'order' || (pick === 'some' && options.ordered === true);
  const chosen = isOrdered
    ? ids.flatMap((id) => from.find((option) => option.id === id) ?? [])
    : from.filter(({ id }) => ids.includes(id));
  return chosen.length === ids.length ? chosen : undefined;
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

type Some = Extract<Options, { readonly pick: 'some' }>;

/**
 * An option of a card: the words that say what it does, and behind them those that say to what
 * (`foe=c9`), if they say anything. There are many at each question, so nothing is spread.
 */
export function optionOf(card: CardId, does: string, aimed: string): Option {
  const to = aimed.trim();
  return to === '' ? { id: does, card } : { id: `${does} ${to}`, card, to };
}

/** Asks for so many of these cards, no more and no fewer. */
export const exactly = (count: number, ids: readonly CardId[]): Some => ({
  pick: 'some',
  from: ids.map((id) => ({ id, card: id })),
  min: count,
  max: count,
});

/** Makes the order of the picked options count: whoever answers says in which order they go. */
export const inOrder = (options: Some): Some => ({ ...options, ordered: true });

/** Just so many, as it is said to everybody who sees that a seat is asked. */
export const justSo = (count: number): HowMany => ({ min: count, max: count });

/** Options that differ only in one word. */
export const oneOf = (...ids: readonly string[]): Options => ({
  pick: 'one',
  from: ids.map((id) => ({ id })),
});
