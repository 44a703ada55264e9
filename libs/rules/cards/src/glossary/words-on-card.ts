import type { CardFace } from '@scoresheet/rules-engine';
import type { Glossary, GlossaryWord } from './glossary.js';
import { isSaidBy, type WordKind } from './said-by.js';

export interface WordOnCard extends GlossaryWord {
  readonly kind: WordKind;
}

/** As one reads a card: what it is, what it has, when something is done, what is done. */
const READ: readonly WordKind[] = ['type', 'value', 'timing', 'verb'];

/** The words of a card that somebody has to know to be able to read it. */
export const wordsOnCard = ({ sections }: Glossary, face: CardFace): readonly WordOnCard[] =>
  READ.flatMap((kind) =>
    (sections.find((section) => section.kind === kind)?.words ?? [])
      .filter(({ word }) => isSaidBy(kind, word, face) !== undefined)
      .map((word) => ({ ...word, kind })),
  );
