/** A deck that somebody writes down or pastes: its cards, and every problem by its line or rule. */
import type { Json, Refusal } from '@scoresheet/rules-engine';

/** What a game has to read a list with. */
export interface ListReader {
  readonly readDeckList: (text: string) => {
    readonly cards: readonly string[];
    readonly problems: readonly { readonly line: number; readonly says: string }[];
  };
  readonly checkDeck: (
    codes: readonly string[],
    options?: { readonly [name: string]: Json },
  ) => readonly Refusal[];
}

export interface ReadList {
  readonly cards: readonly string[];
  /** In words, the line or the rule first; none where the deck may be played. */
  readonly problems: readonly ListProblem[];
}

export interface ListProblem {
  /** From 1; undefined of a problem of the deck as a whole. */
  readonly line?: number;
  readonly rule?: string;
  readonly says: string;
}

/** A list with lines that cannot be read is not checked as a deck: those cards are missing in it. */
export function readOwnList(
  { readDeckList, checkDeck }: ListReader,
  text: string,
  options: { readonly [name: string]: Json },
): ReadList {
  const { cards, problems } = readDeckList(text);
  if (problems.length > 0) {
    return {
      cards,
      problems: problems.map(({ line, says }) => (line === 0 ? { says } : { line, says })),
    };
  }
  return checkedList({ checkDeck }, cards, options);
}

/** Cards that are known already, and every rule that forbids them as a deck. */
export function checkedList(
  { checkDeck }: Pick<ListReader, 'checkDeck'>,
  cards: readonly string[],
  options: { readonly [name: string]: Json },
): ReadList {
  const refusals = checkDeck(cards, options);
  return { cards, problems: refusals.map(({ rule, says }) => ({ rule, says })) };
}
