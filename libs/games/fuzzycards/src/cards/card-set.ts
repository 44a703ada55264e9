/** The printed cards of the ruleset, by code. */
import { invariant, type CardFace } from '@scoresheet/rules-engine';
import { faceOf, type CardEntry, type CardFile } from './card.js';
import firstLight from './first-light.cards.json' with { type: 'json' };

export const CARD_SETS: readonly CardFile[] = [firstLight as CardFile];

export const CARDS: readonly CardEntry[] = CARD_SETS.flatMap(({ cards }) => cards);

export const FACES: { readonly [code: string]: CardFace } = byCode(CARDS);

function byCode(cards: readonly CardEntry[]): { readonly [code: string]: CardFace } {
  const faces: Record<string, CardFace> = {};
  for (const card of cards) {
    invariant(!faces[card.code], `two cards share the code ${card.code}`);
    faces[card.code] = faceOf(card);
  }
  return faces;
}
