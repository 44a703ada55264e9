/** Decks in which cards that are tried out replace others of their type. */
import type { CardFace, Rules, Seating } from '@scoresheet/rules-engine';
import { seededNumbers } from '../chance/seeded-chance.js';
import { oneOf } from '../walk/tables.js';

/** One card in three remains as it is. */
const STAYS = 3;

export function tryingOut(
  rules: Rules,
  seating: Seating,
  faces: readonly CardFace[],
  seed: number,
): Seating {
  const below = seededNumbers(-seed);
  const instead = (code: string): string => {
    const alike = faces.filter(({ type }) => type === rules.faces[code]?.type);
    return alike.length === 0 || below(STAYS) === 0 ? code : oneOf(alike, below).code;
  };
  return { ...seating, decks: seating.decks.map((deck) => deck.map(instead)) };
}
