import { encodeUtf8 } from './text/utf8.js';
import type { Read } from './problem.js';

export const fileOf = (...lines: readonly string[]): Uint8Array => encodeUtf8(lines.join('\n'));

export const jsonOf = (value: unknown): Uint8Array => encodeUtf8(JSON.stringify(value));

/** Each problem as `line:column code`; a file that is read has none. */
export const problemsOf = (read: Read<unknown>): readonly string[] =>
  read.ok ? [] : read.problems.map(({ line, column, code }) => `${line}:${column} ${code}`);

export const wordsOf = (read: Read<unknown>): readonly string[] =>
  read.ok ? [] : read.problems.map(({ says }) => says);

/** What was read; a file with problems fails the test by naming them. */
export function valueOf<T>(read: Read<T>): T {
  if (!read.ok) throw new Error(problemsOf(read).join(', '));
  return read.value;
}
