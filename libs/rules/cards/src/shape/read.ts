/**
 * Holds a value against a shape and tells all that is wrong with it, each problem with its path, so
 * that a card file is mended in one go.
 */
import { invariant, similarNames } from '@scoresheet/rules-engine';
import {
  isRecord,
  text,
  type Kind,
  type Problem,
  type Shape,
  type ShapeData,
  type Words,
} from './shape.js';

/** What is known where a value stands. */
export interface Known {
  /** Parts of the language by their names. */
  readonly parts: Words;
  /** Names of cards. */
  readonly names: readonly string[];
}

type Read<S> = (shape: S, value: unknown, path: string, known: Known) => readonly Problem[];

type Readers = {
  readonly [K in ShapeData['is']]: Read<Extract<ShapeData, { readonly is: K }>>;
};

export const problemsOf: Read<Shape> = (shape, value, path, known) =>
  (READERS[shape.is] as Read<Shape>)(shape, value, path, known);

const problem = (path: string, says: string): readonly Problem[] => [{ path, says }];

const join = (path: string, word: string): string => (path === '' ? word : `${path}.${word}`);

/** The word that may have been meant, and all that are known. */
function advice(written: unknown, words: readonly string[]): string {
  if (words.length === 0) return 'none is known here';
  const [near] = typeof written === 'string' ? similarNames(written, words) : [];
  const all = words.map((word) => `'${word}'`).join(', ');
  return near === undefined ? `known: ${all}` : `did you mean '${near}'? Known: ${all}`;
}

function wordProblem(noun: string, words: readonly string[], value: unknown, path: string) {
  if (typeof value === 'string' && words.includes(value)) return [];
  return problem(path, `there is no ${noun} ${JSON.stringify(value)}; ${advice(value, words)}`);
}

/** A text that is no name here has the shape of one: which names there are no schema knows. */
const asMeaning = (value: unknown, problems: readonly Problem[]): readonly Problem[] =>
  typeof value === 'string' && value.trim() !== ''
    ? problems.map((each) => ({ ...each, isOfMeaning: true }))
    : problems;

const READERS: Readers = {
  text: (_, value, path) =>
    typeof value === 'string' && value.trim() !== '' ? [] : problem(path, 'this has to be a text'),

  integer: ({ min, max }, value, path) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      ? []
      : problem(path, `this has to be a whole number from ${min} to ${max}`),

  boolean: (_, value, path) =>
    typeof value === 'boolean' ? [] : problem(path, 'this has to be true or false'),

  yes: (_, value, path) => (value === true ? [] : problem(path, 'this can only be true')),

  word({ noun, words, orName }, value, path, { names }) {
    const known = Object.keys(words);
    if (!orName) return wordProblem(noun, known, value, path);
    return asMeaning(value, wordProblem(noun, [...known, ...names], value, path));
  },

  name: (_, value, path, { names }) => asMeaning(value, wordProblem('name', names, value, path)),

  list({ of, least = 0, most = Infinity, says }, value, path, known) {
    if (!Array.isArray(value)) return problem(path, 'this has to be a list');
    const isCounted = value.length >= least && value.length <= most;
    if (!isCounted) return problem(path, says ?? `from ${least} to ${most} belong here`);
    return value.flatMap((item, index) => problemsOf(of, item, `${path}[${index}]`, known));
  },

  object: ({ words }, value, path, known) =>
    isRecord(value) ? wordsProblems(words, value, path, known) : noObject(path),

  tagged({ tag, noun, before, kinds }, value, path, known) {
    if (!isRecord(value)) return noObject(path);
    const kind = kindOf(kinds, value[tag]);
    if (!kind) return wordProblem(noun, Object.keys(kinds), value[tag], join(path, tag));
    return wordsProblems({ ...before, [tag]: text, ...kind.words }, value, path, known);
  },

  'record-or': ({ record, other }, value, path, known) =>
    problemsOf(isRecord(value) ? record : other, value, path, known),

  'by-word': ({ word, present, absent }, value, path, known) =>
    problemsOf(isRecord(value) && word in value ? present : absent, value, path, known),

  part({ of }, value, path, known) {
    const shape = known.parts[of];
    invariant(shape, `the language has no part '${of}'`);
    return problemsOf(shape, value, path, known);
  },

  nothing: ({ says }, _, path) => problem(path, says),

  empty: ({ says }, value, path) =>
    Array.isArray(value) && value.length === 0 ? [] : problem(path, says),

  checked({ shape, check, evenIfWrong }, value, path, known) {
    const wrong = problemsOf(shape, value, path, known);
    return wrong.length > 0 && !evenIfWrong ? wrong : [...wrong, ...check(value, path)];
  },

  naming({ shape, names }, value, path, { parts }) {
    return problemsOf(shape, value, path, { parts, names: isRecord(value) ? names(value) : [] });
  },
};

const kindOf = (kinds: { readonly [kind: string]: Kind }, tag: unknown): Kind | undefined =>
  typeof tag === 'string' && Object.hasOwn(kinds, tag) ? kinds[tag] : undefined;

const noObject = (path: string): readonly Problem[] => problem(path, 'this has to be an object');

function wordsProblems(
  words: Words,
  value: { readonly [word: string]: unknown },
  path: string,
  known: Known,
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [key, shape] of Object.entries(words)) {
    const word = key.replace('?', '');
    const said = value[word];
    if (said !== undefined) problems.push(...problemsOf(shape, said, join(path, word), known));
    else if (!key.endsWith('?')) problems.push({ path: join(path, word), says: 'is missing' });
  }
  const all = Object.keys(words).map((key) => key.replace('?', ''));
  for (const word of Object.keys(value)) {
    if (all.includes(word)) continue;
    const says = `there is no word '${word}' here; ${advice(word, all)}`;
    problems.push({ path: join(path, word), says });
  }
  return problems;
}
