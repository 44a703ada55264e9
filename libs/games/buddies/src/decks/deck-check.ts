/**
 * Deck check: every problem is listed, not only the first.
 *
 * Rules: R-BUD-01 to 05; decision A-BUD-66.
 */
import { tooManyCopies, unknownCards, type CopyLimit } from '@scoresheet/rules-cards';
import type { CardFace, Refusal, Rules } from '@scoresheet/rules-engine';
import { FACES } from '../cards/card-set.js';
import { hasKeyword } from '../values.js';

const MIN_CARDS = 40; // R-BUD-01
const MAX_CARDS = 60; // R-BUD-01
const MAX_COPIES = 4; // R-BUD-02
const MAX_UNIQUE = 1; // R-BUD-03

/** What forbids this deck, given as card codes; nothing when it may be played. */
export const checkDeck = (codes: readonly string[]): readonly Refusal[] =>
  checkDeckOf(FACES, codes);

/** What forbids a deck of cards of any set, given by its faces. */
export function checkDeckOf(faces: Rules['faces'], codes: readonly string[]): readonly Refusal[] {
  const cards = codes.flatMap((code) => faces[code] ?? []);
  return [
    ...unknownCards(codes, { faces, rule: 'R-BUD-01' }),
    ...wrongSize(codes),
    ...tooManyCopies(cards, copiesAllowed, sameCard),
  ];
}

function wrongSize({ length }: readonly string[]): readonly Refusal[] {
  if (length >= MIN_CARDS && length <= MAX_CARDS) return [];
  const says = `A deck has ${MIN_CARDS} to ${MAX_CARDS} cards; this one has ${length}.`;
  return [{ rule: 'R-BUD-01', says }];
}

/** Cards of one name and type are the same card, whatever their set (R-BUD-05). */
const sameCard = ({ name, type }: CardFace): string => `${name}, ${type}`;

function copiesAllowed(card: CardFace): CopyLimit | undefined {
  if (hasKeyword(card, 'generic')) return undefined; // R-BUD-04
  if (hasKeyword(card, 'unique')) return { most: MAX_UNIQUE, rule: 'R-BUD-03' };
  return { most: MAX_COPIES, rule: 'R-BUD-02' };
}
