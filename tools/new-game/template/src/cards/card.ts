/** A card as its card file has it, and as the engine reads it. */
import type { Ability, CardFace } from '@scoresheet/rules-engine';

/** One entry of a card file. */
export interface CardEntry {
  readonly code: string;
  readonly name: string;
  readonly type: 'trick';
  readonly abilities: readonly Ability[];
  readonly flavour?: string;
}

export const faceOf = ({ code, name, type, abilities }: CardEntry): CardFace => ({
  code,
  name,
  type,
  abilities,
  cost: 0,
  stats: {},
  keywords: {},
  words: {},
});
