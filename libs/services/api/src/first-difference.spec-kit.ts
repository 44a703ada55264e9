/** Where two long texts that should be the same part, short enough to be read in a failure. */

export interface Difference {
  readonly said: string;
  readonly other: string;
}

const WORDS_AROUND = 200;

/** The first lines that differ, from a little before the place; empty where none does. */
export function firstDifference(one: string, another: string): Difference {
  const [lines, others] = [one.split('\n'), another.split('\n')];
  const at = [...lines, ''].findIndex((line, index) => line !== others[index]);
  const [line, other] = [lines[at] ?? '', others[at] ?? ''];
  const letter = [...line, ''].findIndex((each, index) => each !== other[index]);
  const from = Math.max(0, letter - WORDS_AROUND);
  const around = (text: string): string => text.slice(from, letter + WORDS_AROUND);
  return { said: around(line), other: around(other) };
}
