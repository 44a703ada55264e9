/** Where a word is explained on the page of its game's words. */
import type { GlossarySection, GlossaryWord } from '@scoresheet/rules-cards';

type Kind = GlossarySection['kind'];

export const sectionId = (kind: Kind): string => `words-${kind}`;

/** The same word may be of two kinds: `event` is a type of cards and a timing. */
export const wordId = (kind: Kind, { word }: Pick<GlossaryWord, 'word'>): string =>
  `${kind}-${word}`;
