/**
 * When two lines of words say the same. What a line lists is a set: its cards behind a name or
 * between commas (`foes=c9,c4`), its named parts among each other, and whatever follows a verb of
 * which the options say so.
 */
import type { AnyOrder } from '../contract/decision.js';

/** The line with its sets in one fixed order: equal for lines that say the same, and only then. */
export function inOneOrder(line: string, anyOrder: AnyOrder = {}): string {
  const [verb = '', ...words] = line.split(' ');
  const together = Object.hasOwn(anyOrder, verb) ? anyOrder[verb] : undefined;
  if (together !== undefined) return [verb, ...parts(words, together).sort()].join(' ');
  const named = words.filter(isNamed).toSorted((a, b) => compare(nameOf(a), nameOf(b)));
  return [verb, ...words.filter((word) => !isNamed(word)), ...named].map(listInOrder).join(' ');
}

const isNamed = (word: string): boolean => word.includes('=');
const nameOf = (word: string): string => word.slice(0, word.indexOf('='));

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** `foes=c9,c4` as `foes=c4,c9`; a word that is no list stays as it is. */
function listInOrder(word: string): string {
  if (!word.includes(',')) return word;
  const start = word.indexOf('=') + 1;
  return word.slice(0, start) + word.slice(start).split(',').sort().join(',');
}

const parts = (words: readonly string[], size: number): string[] =>
  Array.from({ length: Math.ceil(words.length / size) }, (_, index) =>
    words.slice(index * size, (index + 1) * size).join(' '),
  );
