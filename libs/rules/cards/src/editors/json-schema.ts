/**
 * The JSON Schema by which editors complete and underline card files, written out of the same shapes
 * by which these are read. What means nothing though its shape is right is told by the reader alone.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type { CardLanguage } from '../language/language.js';
import type { Kind, Shape, ShapeData, Words } from '../shape/shape.js';

interface Schema {
  readonly [word: string]: unknown;
}

type Writers = {
  readonly [K in ShapeData['is']]: (shape: Extract<ShapeData, { readonly is: K }>) => Schema;
};

/**
 * The schema holds no part that no card of the game can have. `title` stands at its head: "A card
 * file of Fuzzycards".
 */
export function cardFileSchema({ parts }: Pick<CardLanguage, 'parts'>, title: string): object {
  const { cardFile, ...others } = parts;
  const whole = cardFile ? schemaOf(cardFile) : {};
  const defs = Object.entries(others).map(([name, shape]) => [name, schemaOf(shape)] as const);
  const written = JSON.stringify([whole, defs]);
  return {
    $schema: DIALECT,
    title,
    ...whole,
    $defs: Object.fromEntries(defs.filter(([name]) => written.includes(`"${refTo(name)}"`))),
  };
}

/** The schema of a file whose shape holds no part of a language. */
export const schemaOfFile = (shape: Shape, title: string): object => ({
  $schema: DIALECT,
  title,
  ...schemaOf(shape),
});

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const refTo = (part: string): string => `#/$defs/${part}`;

function schemaOf(shape: Shape): Schema {
  const { means } = shape;
  const written = (WRITERS[shape.is] as (shape: ShapeData) => Schema)(shape);
  return means === undefined ? written : { ...written, description: means };
}

const WRITERS: Writers = {
  text: () => TEXT,
  integer: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max }),
  boolean: () => ({ type: 'boolean' }),
  yes: () => ({ const: true }),
  /** Which names there are depends on the ability; the closed words are offered all the same. */
  word: ({ words, orName }) =>
    orName ? { anyOf: [wordsSchema(words), TEXT] } : wordsSchema(words),
  name: () => TEXT,
  list: ({ of, least, most }) =>
    withoutUndefined({
      type: 'array',
      items: schemaOf(of),
      minItems: least,
      maxItems: most,
    }),
  object: ({ words }) => objectSchema(words),
  tagged: ({ tag, before = {}, kinds }) => ({
    oneOf: alike(kinds).map((group) =>
      objectSchema({ ...before, ...group.words }, { [tag]: tagSchema(tag, group.tags) }, before),
    ),
  }),
  'record-or': ({ record, other }) => ({ anyOf: [schemaOf(other), schemaOf(record)] }),
  'by-word': ({ present, absent }) => ({ anyOf: [schemaOf(present), schemaOf(absent)] }),
  part: ({ of }) => ({ $ref: refTo(of) }),
  nothing: () => ({ not: {} }),
  empty: () => ({ type: 'array', items: { not: {} } }),
  checked: ({ shape }) => schemaOf(shape),
  naming: ({ shape }) => schemaOf(shape),
};

const TEXT: Schema = { type: 'string', pattern: '\\S' };

/** `enumDescriptions` is what editors show beside each word. */
const wordsSchema = (words: { readonly [word: string]: string }): Schema => ({
  type: 'string',
  enum: Object.keys(words),
  enumDescriptions: Object.values(words),
});

interface Group {
  readonly words: Words;
  readonly tags: { readonly [tag: string]: string };
}

/** Kinds that take the same words, in the same shapes and order, stand together. */
function alike(kinds: { readonly [kind: string]: Kind }): readonly Group[] {
  const groups: { words: Words; tags: Record<string, string> }[] = [];
  for (const [kind, { means, words }] of Object.entries(kinds)) {
    const group = groups.find((known) => areSame(known.words, words));
    if (group) group.tags[kind] = means;
    else groups.push({ words, tags: { [kind]: means } });
  }
  return groups;
}

function areSame(one: Words, other: Words): boolean {
  const [ours, theirs] = [Object.entries(one), Object.entries(other)];
  const isHere = ([word, shape]: [string, unknown], at: number): boolean =>
    theirs[at]?.[0] === word && theirs[at]?.[1] === shape;
  return ours.length === theirs.length && ours.every(isHere);
}

function tagSchema(tag: string, tags: Group['tags']): Schema {
  const [[only, means] = ['', ''], ...more] = Object.entries(tags);
  if (more.length === 0) return { type: 'string', const: only, description: means };
  return { ...wordsSchema(tags), description: `The ${tag}; all of these take the same words.` };
}

/** The tag stands behind what all kinds have before it. */
function objectSchema(words: Words, tag: Schema = {}, before: Words = {}): Schema {
  const entries = Object.entries(words)
    .filter(([, { is }]) => is !== 'nothing')
    .map(([key, shape]) => [key.replace('?', ''), schemaOf(shape)] as const);
  const at = Object.keys(before).length;
  const properties = [...entries.slice(0, at), ...Object.entries(tag), ...entries.slice(at)];
  const needed = Object.keys(words).filter((key) => !key.endsWith('?'));
  const required = [...needed, ...Object.keys(tag)];
  return withoutUndefined({
    type: 'object',
    properties: Object.fromEntries(properties),
    required: required.length > 0 ? required : undefined,
    additionalProperties: false,
  });
}
