/** The printed cards of the ruleset, by code: the set First Set. */
import { cardSet } from '@scoresheet/rules-cards';
import type { Ability, CardFace } from '@scoresheet/rules-engine';
import { LANGUAGE } from '../effects/language.js';
import tricks from './first-set/tricks.cards.json' with { type: 'json' };

/** One entry of a card file. */
export interface CardEntry {
  readonly code: string;
  readonly name: string;
  readonly type: 'trick';
  readonly abilities: readonly Ability[];
  readonly flavour?: string;
}

/** A card as the engine reads it. */
export const faceOf = ({ code, name, type, abilities }: CardEntry): CardFace => ({
  ...{ code, name, type, abilities, cost: 0 },
  ...{ stats: {}, keywords: {}, words: {} },
});

/** Everything that is wrong with a card file, or what it holds. */
export const { readCardFile } = LANGUAGE;

export const {
  sets: CARD_SETS,
  cards: CARDS,
  faces: FACES,
} = cardSet({
  ...{ set: 'first-set', title: 'First Set', readCardFile, faceOf },
  files: { tricks },
});
