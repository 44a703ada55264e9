/** Values that have a shape, by chance: whatever whoever writes cards might write. */
import { shape as shapes } from '@scoresheet/rules-cards';
import { invariant } from '@scoresheet/rules-engine';
import type { Numbers } from '../chance/seeded-chance.js';
import { oneOf } from '../walk/tables.js';

type Shape = shapes.Shape;

export interface Sampling {
  readonly parts: shapes.Words;
  /** Names of cards that are known there. */
  readonly names: readonly string[];
  readonly below: Numbers;
  /** Values of words that are settled, wherever they may stand: `{ verb: 'draw' }`. */
  readonly settled?: { readonly [word: string]: unknown };
}

type Samplers = {
  readonly [K in shapes.ShapeData['is']]: (
    shape: Extract<shapes.ShapeData, { readonly is: K }>,
    sampling: Sampling,
  ) => unknown;
};

/** Selectors of many filters fit nothing, and long lists say nothing more. */
const MOST_ITEMS = 2;
const ONE_OPTIONAL_IN = 6;
/** Small numbers do something at a table; larger ones end the game at once. */
const USUAL_NUMBERS = 4;

export const sample = (shape: Shape, sampling: Sampling): unknown =>
  (SAMPLERS[shape.is] as (shape: shapes.ShapeData, sampling: Sampling) => unknown)(shape, sampling);

const SAMPLERS: Samplers = {
  text: (_, { below }) => oneOf(['Oddly', 'Enough'], below),
  integer: ({ min, max }, { below }) => numberBetween(min, max, below),
  boolean: (_, { below }) => below(2) === 0,
  yes: () => true,
  word: ({ words, orName }, { names, below }) =>
    oneOf([...Object.keys(words), ...(orName ? names : [])], below),
  name: (_, { names, below }) => (names.length === 0 ? 'nobody' : oneOf(names, below)),
  list({ of, least = 1, most = MOST_ITEMS }, sampling) {
    const count = Math.min(most, least + sampling.below(MOST_ITEMS));
    return Array.from({ length: count }, () => sample(of, sampling));
  },
  object: ({ words }, sampling) => objectOf(words, sampling),
  tagged({ tag, before = {}, kinds }, sampling) {
    const settled = sampling.settled?.[tag];
    const kind = typeof settled === 'string' ? settled : oneOf(Object.keys(kinds), sampling.below);
    const words = kinds[kind]?.words;
    invariant(words, () => `there is no ${tag} '${kind}'`);
    const others = Object.entries(sampling.settled ?? {}).filter(([word]) => word !== tag);
    const inside = { ...sampling, settled: Object.fromEntries(others) };
    return { [tag]: kind, ...objectOf({ ...before, ...words }, inside) };
  },
  'record-or': ({ record, other }, sampling) =>
    sample(sampling.below(2) === 0 ? record : other, sampling),
  'by-word': ({ present, absent }, sampling) =>
    sample(sampling.below(2) === 0 ? present : absent, sampling),
  part({ of }, sampling) {
    const shape = sampling.parts[of];
    invariant(shape, () => `the language has no part '${of}'`);
    return sample(shape, sampling);
  },
  nothing: () => undefined,
  empty: () => [],
  checked: ({ shape }, sampling) => sample(shape, sampling),
  naming: ({ shape }, sampling) => sample(shape, sampling),
};

function numberBetween(min: number, max: number, below: Numbers): number {
  const least = Math.max(min, Math.min(max, 1));
  if (below(8) === 0) return oneOf([min, max], below);
  return Math.min(max, least + below(USUAL_NUMBERS));
}

function objectOf(words: shapes.Words, sampling: Sampling): { readonly [word: string]: unknown } {
  const { settled = {}, below } = sampling;
  const entries = Object.entries(words).flatMap(([key, shape]) => {
    const word = key.replace('?', '');
    if (word in settled) return [[word, settled[word]] as const];
    const isSaid = !key.endsWith('?') || below(ONE_OPTIONAL_IN) === 0;
    return isSaid && shape.is !== 'nothing' ? [[word, sample(shape, sampling)] as const] : [];
  });
  return Object.fromEntries(entries);
}
