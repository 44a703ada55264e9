/**
 * The shapes of data in a card file. A shape tells all that is wrong with a value, each problem
 * with its path (`cards[12].cost`), so that a card file is mended in one go.
 */
import { similarNames } from '@scoresheet/rules-engine';

export interface Problem {
  /** The place in the file: `cards[12].abilities[0].does[1].verb`. */
  readonly path: string;
  readonly says: string;
}

export type Shape = (value: unknown, path: string) => readonly Problem[];

/** Words of an object; a word that ends in `?` may be missing. */
export type Words = { readonly [word: string]: Shape };

const problem = (path: string, says: string): readonly Problem[] => [{ path, says }];

const join = (path: string, word: string): string => (path === '' ? word : `${path}.${word}`);

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

export const text: Shape = (value, path) =>
  typeof value === 'string' && value.trim() !== '' ? [] : problem(path, 'this has to be a text');

export const integer =
  (min: number, max: number): Shape =>
  (value, path) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      ? []
      : problem(path, `this has to be a whole number from ${min} to ${max}`);

/** `noun` is what a person would call the missing word: "there is no verb 'hurt'". */
export const oneOf =
  (noun: string, words: readonly string[]): Shape =>
  (value, path) =>
    typeof value === 'string' && words.includes(value)
      ? []
      : problem(path, `there is no ${noun} ${JSON.stringify(value)}; ${advice(value, words)}`);

/** The word that may have been meant, and all that are known. */
function advice(written: unknown, words: readonly string[]): string {
  if (words.length === 0) return 'none is known here';
  const [near] = typeof written === 'string' ? similarNames(written, words) : [];
  const all = quoted(words);
  return near === undefined ? `known: ${all}` : `did you mean '${near}'? Known: ${all}`;
}

export const only =
  (wanted: boolean): Shape =>
  (value, path) =>
    value === wanted ? [] : problem(path, `this can only be ${wanted}`);

export const bool: Shape = (value, path) =>
  typeof value === 'boolean' ? [] : problem(path, 'this has to be true or false');

export const listOf =
  (shape: Shape): Shape =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => shape(item, `${path}[${index}]`))
      : problem(path, 'this has to be a list');

/** An object of these words and no others. */
export const object =
  (words: Words): Shape =>
  (value, path) => {
    if (!isRecord(value)) return problem(path, 'this has to be an object');
    const problems: Problem[] = [];
    for (const [key, shape] of Object.entries(words)) {
      const word = key.replace('?', '');
      if (value[word] !== undefined) problems.push(...shape(value[word], join(path, word)));
      else if (!key.endsWith('?')) problems.push({ path: join(path, word), says: 'is missing' });
    }
    const known = Object.keys(words).map((key) => key.replace('?', ''));
    for (const word of Object.keys(value)) {
      if (known.includes(word)) continue;
      const says = `there is no word '${word}' here; ${advice(word, known)}`;
      problems.push({ path: join(path, word), says });
    }
    return problems;
  };

export const isRecord = (value: unknown): value is { readonly [word: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
