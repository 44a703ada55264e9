/** A Fuzzycard as its card file has it, and as the engine reads it. */
import type { Ability, CardFace } from '@scoresheet/rules-engine';

export const FORCES = ['power', 'clarity', 'prophecy', 'conviction', 'wisdom'] as const;
export type Force = (typeof FORCES)[number];

export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** R-FUZ-01 and R-FUZ-04. */
export const TYPES = ['hero', 'equip-relic', 'field-relic', 'event'] as const;
export type CardType = (typeof TYPES)[number];

/** R-FUZ-59 to 65; Silence is given by effects and stands on no card. */
export const KEYWORDS = ['rush', 'guard', 'stealth', 'drain', 'burn', 'shield', 'bridge'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** R-FUZ-66 to 72; an Event's effect is its own timing (R-FUZ-09). */
export const TIMINGS = [
  'on-deploy',
  'on-attack',
  'on-hit',
  'on-ko',
  'on-kill',
  'passive',
  'activate',
  'event',
] as const;
export type Timing = (typeof TIMINGS)[number];

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

export interface CardFile {
  readonly set: string;
  readonly title: string;
  readonly cards: readonly CardEntry[];
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
