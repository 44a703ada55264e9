/** Answers of one word each, the same whatever lies on the table: `{ keep: 'keeps' }`. */
import { oneOf, type Options } from '@scoresheet/rules-engine';
import type { Phrase } from '../words/phrase.js';

interface OneWord {
  readonly phrases: readonly Phrase[];
  readonly isOpen: true;
  options(): Options;
}

/** The words by what they say of the seat that answers. */
export const oneWord = (answers: { readonly [id: string]: string }): OneWord => ({
  phrases: Object.entries(answers).map(([id, says]) => ({ says, id })),
  isOpen: true,
  options: () => oneOf(...Object.keys(answers)),
});
