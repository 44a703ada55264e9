/** A card as its card file has it, and as the engine reads it. */
import type { Ability, CardFace } from '@scoresheet/rules-engine';

/** R-SMP-01. */
export const TYPES = ['trick'] as const;
export type CardType = (typeof TYPES)[number];

/** When abilities are carried out. */
export const TIMINGS = ['play'] as const;

/** One entry of a card file. */
export interface CardEntry {
  readonly code: string;
  readonly name: string;
  readonly type: CardType;
  readonly abilities: readonly Ability[];
  readonly flavour?: string;
}

export interface CardFile {
  readonly set: string;
  readonly title: string;
  readonly cards: readonly CardEntry[];
}

export const faceOf = ({ code, name, type, abilities }: CardEntry): CardFace => ({
  ...{ code, name, type, abilities, cost: 0 },
  ...{ stats: {}, keywords: {}, words: {} },
});
