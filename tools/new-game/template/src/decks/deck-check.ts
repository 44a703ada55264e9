/** Deck check: every problem is listed, not only the first. Rule: R-SMP-01. */
import { tooManyCopies, unknownCards } from '@scoresheet/rules-cards';
import type { Refusal } from '@scoresheet/rules-engine';
import { FACES } from '../cards/card-set.js';

export const DECK_SIZE = 20;
export const MAX_COPIES = 3;
const RULE = 'R-SMP-01';

/** What forbids this deck, given as card codes; nothing when it may be played. */
export function checkDeck(codes: readonly string[]): readonly Refusal[] {
  const cards = codes.flatMap((code) => FACES[code] ?? []);
  return [
    ...unknownCards(codes, { faces: FACES, rule: RULE }),
    ...wrongSize(codes),
    ...tooManyCopies(cards, () => ({ most: MAX_COPIES, rule: RULE })),
  ];
}

function wrongSize({ length }: readonly string[]): readonly Refusal[] {
  if (length === DECK_SIZE) return [];
  return [{ rule: RULE, says: `A deck has ${DECK_SIZE} cards; this one has ${length}.` }];
}
