/**
 * A card of Buddyfight as its card file has it, and as the engine reads it.
 *
 * Rules: B02, B03, B09, B11, B25 to B31, R-BFT-05, R-BFT-14; decisions A-BFT-41, A-BFT-63.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { wordsOf } from '@scoresheet/rules-cards';
import type { CardFace, Condition } from '@scoresheet/rules-engine';
import { STATS, type Keyword } from '../effects/values.js';
import { abilitiesSaid, type FightAbility, type Price } from './priced.js';
import type { CardType } from './types.js';

/** A printed card. `cost` is the gauge of its price, for those who only look at a number. */
export interface Face extends CardFace {
  /** What calling, equipping or casting it costs. */
  readonly price: Price;
  /** What has to hold for that. */
  readonly playWhen?: Condition;
  /** `Generic` fits every Flag (B02). */
  readonly world: string;
  readonly attributes: readonly string[];
  /** What a Flag says: the worlds whose cards it allows, and what a fighter begins with. */
  readonly allows?: readonly string[];
  readonly begins?: Begins;
  readonly abilities: readonly FightAbility[];
}

export interface Begins {
  readonly life?: number;
  readonly hand?: number;
  readonly gauge?: number;
}

/** One entry of a card file. */
export interface CardEntry {
  readonly code: string;
  readonly name: string;
  readonly type: CardType;
  readonly world: string;
  readonly attributes?: readonly string[];
  readonly size?: number;
  readonly power?: number;
  readonly defense?: number;
  readonly critical?: number;
  readonly price?: Price;
  readonly playWhen?: Condition;
  /** Keywords with their number: 1 where the keyword has none. */
  readonly keywords?: Readonly<Partial<Record<Keyword, number>>>;
  readonly abilities?: readonly FightAbility[];
  readonly allows?: readonly string[];
  readonly begins?: Begins;
  readonly flavour?: string;
}

const PRINTED = wordsOf(STATS);

export function faceOf(entry: CardEntry): Face {
  const { code, name, type, world, attributes = [], price = {}, abilities = [] } = entry;
  const { playWhen, allows, begins, keywords = {} } = entry;
  const stats: Record<string, number> = {};
  for (const stat of PRINTED) {
    const value = entry[stat];
    if (value !== undefined) stats[stat] = value;
  }
  return withoutUndefined({
    code,
    name,
    type,
    world,
    attributes,
    price,
    stats,
    keywords: { ...keywords },
    abilities: abilitiesSaid(type, price, playWhen, abilities),
    cost: price.gauge ?? 0,
    words: withoutUndefined({
      world,
      attributes: attributes.length > 0 ? attributes.join(' / ') : undefined,
    }),
    playWhen,
    allows,
    begins,
  });
}
