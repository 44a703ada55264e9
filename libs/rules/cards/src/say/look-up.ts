import { invariant } from '@scoresheet/rules-engine';

/** An entry of a table of words. A word that is missing is a bug of the game that lacks it. */
export function wordsFor<T>(table: { readonly [word: string]: T }, kind: string, word: string): T {
  const found = Object.hasOwn(table, word) ? table[word] : undefined;
  invariant(found !== undefined, `there are no words for the ${kind} '${word}'`);
  return found;
}
