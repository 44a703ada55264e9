import { wrap } from './wrap.js';

/** A word, and beside it what it means in a column of its own: under it where the word is too long. */
export function rowLines(
  [word = '', ...meaning]: readonly string[],
  columns: number,
): readonly string[] {
  const indent = ' '.repeat(columns + 2);
  const lines = wrap(meaning.join(' '), indent, indent);
  if (word.length >= columns) return [...wrap(word, '  ', '  '), ...lines];
  const [first = '', ...more] = lines;
  return [`  ${word.padEnd(columns)}${first.slice(columns + 2)}`, ...more];
}
