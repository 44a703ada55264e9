/** A Fuzzycard as its card file has it, and as the engine reads it. */
import { shape } from '@scoresheet/rules-cards';
import type { Ability, CardFace } from '@scoresheet/rules-engine';
import type { Keyword } from '../effects/values.js';
import type { CardType } from './types.js';

export const FORCES = {
  power: 'Stronger than Clarity.',
  clarity: 'Stronger than Prophecy.',
  prophecy: 'Stronger than Conviction.',
  conviction: 'Stronger than Wisdom.',
  wisdom: 'Stronger than Power.',
};
export type Force = keyof typeof FORCES;

export const RARITIES = {
  common: 'Prints no ability on a Hero.',
  uncommon: 'A simple ability.',
  rare: 'A tactical ability.',
  epic: 'A powerful ability.',
  legendary: 'One copy in a deck.',
};
export type Rarity = keyof typeof RARITIES;

/** One entry of a card file. */
export interface CardEntry {
  readonly code: string;
  readonly name: string;
  readonly type: CardType;
  readonly force: Force;
  readonly rarity: Rarity;
  readonly cost: number;
  readonly atk?: number;
  readonly def?: number;
  readonly hp?: number;
  /** Keywords with their number: 1 where the keyword has none. */
  readonly keywords?: Readonly<Partial<Record<Keyword, number>>>;
  readonly abilities?: readonly Ability[];
  readonly flavour?: string;
}

export function faceOf(entry: CardEntry): CardFace {
  const { code, name, type, cost, force, rarity, keywords, abilities } = entry;
  const stats: Record<string, number> = {};
  for (const stat of ['atk', 'def', 'hp'] as const) {
    const value = entry[stat];
    if (value !== undefined) stats[stat] = value;
  }
  return {
    code,
    name,
    type,
    cost,
    stats,
    keywords: { ...keywords },
    words: { force, rarity },
    abilities: abilities ?? [],
  };
}

/** An Event does one thing, at once; nothing else has that timing (R-FUZ-09). */
export function timingsThatFit(card: unknown, path: string) {
  const { type, abilities = [] } = card as CardEntry;
  if (type === 'event') {
    return abilities[0]?.timing === 'event'
      ? []
      : shape.meaningless(`${path}.abilities`, "an Event has one ability, timed 'event'");
  }
  return abilities.flatMap(({ timing }, index) =>
    timing === 'event'
      ? shape.meaningless(`${path}.abilities[${index}].timing`, "only Events are timed 'event'")
      : [],
  );
}
