/**
 * Shapes of what stands in a card file, themselves plain data: the reader walks through them, types
 * follow from them, and the JSON Schema of editors is written out of them.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';

/** Words of a closed list, each with what it means. */
export interface Meanings {
  readonly [word: string]: string;
}

/** Words of an object with their shapes; a word that ends in `?` may be missing. */
export interface Words {
  readonly [word: string]: Shape;
}

/** One kind of an object that says by a word of its own (`verb`, `timing`, `type`) which it is. */
export interface Kind {
  readonly means: string;
  readonly words: Words;
}

/** The place in the file and what is wrong there. */
export interface Problem {
  /** `cards[12].abilities[0].does[1].verb`. */
  readonly path: string;
  readonly says: string;
  /** The shape is right, and yet it means nothing: no schema can say so. */
  readonly isOfMeaning?: true;
}

/** What no shape can say, asked of a value whose shape is right. */
export type Check = (value: unknown, path: string) => readonly Problem[];

interface Described {
  /** What it means, for whoever writes cards. */
  readonly means?: string;
}

/** How many items a list may have, and what is said of any other number. */
interface Counts {
  readonly least?: number;
  readonly most?: number;
  readonly says?: string;
}

export type ShapeData =
  | { readonly is: 'text' }
  | { readonly is: 'integer'; readonly min: number; readonly max: number }
  | { readonly is: 'boolean' }
  | { readonly is: 'yes' }
  /** A word of a closed list, or with `orName` one of the names that are known there. */
  | {
      readonly is: 'word';
      readonly noun: string;
      readonly words: Meanings;
      readonly orName?: true;
    }
  /** A name of cards that is known where it stands: `self`, or what a choice has given. */
  | { readonly is: 'name' }
  | ({ readonly is: 'list'; readonly of: Shape } & Counts)
  | { readonly is: 'object'; readonly words: Words }
  | {
      readonly is: 'tagged';
      readonly tag: string;
      readonly noun: string;
      /** What all kinds have before the tag. */
      readonly before?: Words;
      readonly kinds: { readonly [kind: string]: Kind };
    }
  | { readonly is: 'record-or'; readonly record: Shape; readonly other: Shape }
  | {
      readonly is: 'by-word';
      readonly word: string;
      readonly present: Shape;
      readonly absent: Shape;
    }
  /** A part of the language by its name: shapes that hold one another are told so. */
  | { readonly is: 'part'; readonly of: string }
  /** Nothing may stand here, and whoever writes it is told why. */
  | { readonly is: 'nothing'; readonly says: string }
  | { readonly is: 'empty'; readonly says: string }
  | {
      readonly is: 'checked';
      readonly shape: Shape;
      readonly check: Check;
      /** Asked of what has another shape as well, so that all is told at once. */
      readonly evenIfWrong?: true;
    }
  /** Inside, the names are known that the value itself gives. */
  | {
      readonly is: 'naming';
      readonly shape: Shape;
      readonly names: (value: object) => readonly string[];
    };

declare const TYPE: unique symbol;

/** A shape, and the TypeScript type of what has it. */
export type Shape<T = unknown> = Described & ShapeData & { readonly [TYPE]?: T };

export type ShapedBy<S> = S extends { readonly [TYPE]?: infer T } ? T : never;

/** The object of which `words` are the words. */
export type Taken<W extends Words> = {
  readonly [K in keyof W as K extends `${string}?` ? never : K]: ShapedBy<W[K]>;
} & { readonly [K in keyof W as K extends `${infer N}?` ? N : never]?: ShapedBy<W[K]> };

export const text: Shape<string> = { is: 'text' };
export const bool: Shape<boolean> = { is: 'boolean' };
export const yes: Shape<true> = { is: 'yes' };
export const name: Shape<string> = { is: 'name' };

export const integer = (min: number, max: number): Shape<number> => ({ is: 'integer', min, max });

/** `noun` is what a person would call the missing word: "there is no verb 'hurt'". */
export const oneOf = <const M extends Meanings>(
  noun: string,
  words: M,
  means?: string,
): Shape<keyof M & string> =>
  withoutUndefined({
    is: 'word',
    noun,
    words,
    means,
  });

export const listOf = <T>(of: Shape<T>, counts: Counts = {}): Shape<readonly T[]> =>
  ({ is: 'list', of, ...counts }) as Shape<readonly T[]>;

/** An object of these words and no others. */
export const object = <const W extends Words>(words: W): Shape<Taken<W>> =>
  ({ is: 'object', words }) as Shape<Taken<W>>;

export const part = <T = unknown>(of: string): Shape<T> => ({ is: 'part', of });

export const checked = <T>(shape: Shape<T>, check: Check): Shape<T> =>
  ({ is: 'checked', shape, check }) as Shape<T>;

/** The shape with a sentence on what it means where it stands. */
export const meaning = <T>(means: string, shape: Shape<T>): Shape<T> => ({ ...shape, means });

/** A check's complaint of what a schema cannot see. */
export const meaningless = (path: string, says: string): readonly Problem[] => [
  { path, says, isOfMeaning: true },
];

export const isRecord = (value: unknown): value is { readonly [word: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
