import type { Shape, ShapeData } from '../shape/shape.js';

type Sayers = {
  readonly [K in ShapeData['is']]: (shape: Extract<ShapeData, { readonly is: K }>) => string;
};

/** A shape for whoever writes cards: "a whole number from 0 to 9". */
export const inWords = (shape: Shape): string =>
  (SAYERS[shape.is] as (shape: ShapeData) => string)(shape);

const SAYERS: Sayers = {
  text: () => 'a text',
  integer: ({ min, max }) => `a whole number from ${min} to ${max}`,
  boolean: () => 'true or false',
  yes: () => 'true',
  word: ({ words, orName }) =>
    [...Object.keys(words), ...(orName ? ['a name of `choose`'] : [])].join(', '),
  name: () => 'a name of cards',
  list: ({ of }) => `a list: ${inWords(of)}`,
  object: ({ words }) => Object.keys(words).join(', '),
  tagged: ({ kinds }) => Object.keys(kinds).join(', '),
  'record-or': ({ record, other }) => `${inWords(other)}, or ${inWords(record)}`,
  'by-word': ({ present, absent }) => `${inWords(present)}; or ${inWords(absent)}`,
  part: ({ of }) => of,
  nothing: () => 'nothing',
  empty: () => 'an empty list',
  checked: ({ shape }) => inWords(shape),
  naming: ({ shape }) => inWords(shape),
};
