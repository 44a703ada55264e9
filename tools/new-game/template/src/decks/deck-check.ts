/** Deck check: every problem is listed, not only the first. Rule: R-SMP-01. */
import type { Refusal } from '@scoresheet/rules-engine';
import { FACES } from '../cards/card-set.js';

export const DECK_SIZE = 20; // R-SMP-01
export const MAX_COPIES = 3; // R-SMP-01

/** What forbids this deck, given as card codes; nothing when it may be played. */
export function checkDeck(codes: readonly string[]): readonly Refusal[] {
  const unknown = [...new Set(codes)].filter((code) => !FACES[code]);
  return [
    ...unknown.map((code) => no(`There is no card '${code}' in this ruleset.`)),
    ...(codes.length === DECK_SIZE
      ? []
      : [no(`A deck has ${DECK_SIZE} cards; this one has ${codes.length}.`)]),
    ...tooMany(codes).map((code) =>
      no(`${FACES[code]?.name ?? code}: a deck has at most ${MAX_COPIES} copies.`),
    ),
  ];
}

const no = (says: string): Refusal => ({ rule: 'R-SMP-01', says });

const tooMany = (codes: readonly string[]): readonly string[] =>
  [...new Set(codes)].filter((code) => codes.filter((other) => other === code).length > MAX_COPIES);
