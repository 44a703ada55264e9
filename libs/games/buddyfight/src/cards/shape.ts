/**
 * A card of Buddyfight as its card file has it, and as the engine reads it (`face-of.ts`).
 *
 * Rules: B02, B03, B09, B11, B25 to B31, R-BFT-05, R-BFT-14; decisions A-BFT-41, A-BFT-63.
 */
import type { Ability, CardFace, Condition, Selector } from '@scoresheet/rules-engine';

export const TYPES = ['flag', 'monster', 'item', 'spell', 'impact'] as const;
export type CardType = (typeof TYPES)[number];

/** Printed numbers: a monster has all four, an item power and critical. */
export const STATS = ['size', 'power', 'defense', 'critical'] as const;
export type Stat = (typeof STATS)[number];

/** Keywords of a card; those with a number (`lifelink`) have it, all others are 1. */
export const KEYWORDS = [
  ...['penetrate', 'counterattack', 'doubleAttack', 'move', 'soulguard', 'lifelink'],
  'lifelinkLose', // "Lifelink Lose": its fighter loses
  'counter', // [Counter]: the whole card is used at counter timings as well
  'set', // [Set]: stays on the field
  'buddy', // no monster, but may be chosen as the Buddy (R-BFT-05)
  'standIn', // takes the place of the Buddy's copy in a Buddy Call (R-BFT-14)
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** When an ability works; `act` and `counter-act` are used, the others are set off or last. */
export const TIMINGS = [
  'cast', // what a spell or an impact does
  'act', // [Act]: used in the own main phase
  'counter-act', // [Counter] [Act]: used at counter timings
  'enters', // this came onto the field
  'attacks', // this attacks
  'attacked', // this is attacked; `it` is an attacker
  'deals-damage', // this dealt damage to a fighter
  'destroys', // this destroyed a monster by attacking; `it` is that monster, if it is still there
  'destroyed', // this was destroyed, whether it stays or not
  'leaves', // this left the field
  'turn-start', // of the own turn
  'attack-start', // of the own attack phase
  'battle-end', // of a battle in which this attacked
  'turn-end', // of the own turn
  'buddy-called', // a Buddy Call of its fighter succeeded
  'opponent-calls', // the opponent of its fighter called a monster
  'you-cast', // a spell or an impact of its fighter took effect
  'damaged', // its fighter was dealt damage
  'saves', // instead of a destruction
  'lasting',
] as const;
export type Timing = (typeof TIMINGS)[number];

/** What is paid, all at once (B33). */
export interface Price {
  /** Cards of the own gauge, of the payer's choice. */
  readonly gauge?: number;
  readonly life?: number;
  /** Cards off the top of the own deck into the drop zone. */
  readonly deck?: number;
  /** Cards off the top of the own deck into the soul of what is called or equipped. */
  readonly soul?: number;
  /** The card itself rests, and so has to stand. */
  readonly rest?: true;
  /** Cards that the declaration names. */
  readonly gives?: readonly Gift[];
}

/** Cards of a kind that are given: `{ "zone": "hand", "side": "yours" }` for a discard. */
export interface Gift {
  readonly from: Selector;
  readonly count: number;
  /** `soul`: under what is called or equipped by it. */
  readonly to: 'drop' | 'soul' | 'hand' | 'deck' | 'gauge';
}

export interface FightAbility extends Ability {
  /** What is paid; `cost` and `pays` say the same for the card's text (`priced.ts`). */
  readonly price?: Price;
  /** Once per turn, by each card or by each fighter (A-BFT-63). */
  readonly once?: 'card' | 'fighter';
  /** Works while the card lies in a soul, and not on the field (A-BFT-74). */
  readonly inSoul?: true;
}

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
  readonly keywords?: { readonly [keyword: string]: number };
  readonly abilities?: readonly FightAbility[];
  readonly allows?: readonly string[];
  readonly begins?: Begins;
  readonly flavour?: string;
}

export interface CardFile {
  readonly set: string;
  readonly title: string;
  readonly cards: readonly CardEntry[];
}

export const GENERIC = 'Generic';
