/** What facts that change a row are made of, as far as a column can hold it. */
import { z } from 'zod';

/** No name of a game, of rules, of an actor, and no reason is longer; a key of an index fits it. */
const MAX_TEXT_LENGTH = 128;

/** A text that a column and a key of an index hold: PostgreSQL has no NUL in a text. */
export const shortText = z
  .string()
  .max(MAX_TEXT_LENGTH)
  .refine((value) => !value.includes('\0'));

/** The kinds of the facts of a union, by which it is told apart. */
export const kindsOf = (options: readonly Union[]): readonly string[] =>
  options.flatMap(({ shape }) => [...shape.kind._zod.values].map(String));

interface Union {
  readonly shape: { readonly kind: { readonly _zod: { readonly values: Iterable<unknown> } } };
}
