/**
 * A card of Friendomancy as its card file has it, and as the engine reads it.
 *
 * Rules: R-FRI-03, R-FRI-11, R-FRI-22, R-FRI-23, R-FRI-28; decisions A-FRI-38, A-FRI-56.
 */
import type { Ability, CardFace, Choosing } from '@scoresheet/rules-engine';
import type { Pool } from '../field.js';

export const TYPES = ['friend', 'spell', 'curse', 'whatever', 'foe'] as const; // R-FRI-03
export type CardType = (typeof TYPES)[number];

/** Which Pool the cards of a type make up; Foes have none of their own. */
export const POOL_OF: Readonly<Record<string, Pool | undefined>> = {
  friend: 'friends',
  spell: 'spells',
  curse: 'curses',
  whatever: 'whatevers',
};

export const TIMINGS = [
  ...(['play', 'lasting', 'loot', 'loot-lasting', 'turn-start', 'turn-end'] as const),
  ...(['any-draw', 'your-draw', 'their-draw', 'your-add', 'your-play', 'their-play'] as const),
  ...(['your-discard', 'attacks', 'attacked', 'lost', 'your-loss', 'sacrificed'] as const),
  ...(['your-money-lost', 'their-money-lost'] as const),
  ...(['your-money-gained', 'their-money-gained', 'your-defeat'] as const),
] as const;
export type Timing = (typeof TIMINGS)[number];

/** What a Friend or Foe is by itself: attacks at once, survives ties, cannot attack, … */
export const KEYWORDS = [
  ...(['swift', 'sturdy', 'peaceful', 'sparesPlayers', 'safe', 'warded'] as const),
] as const;
type Keyword = (typeof KEYWORDS)[number];

export const MAX_TRIBES = 2; // R-FRI-11, R-FRI-23

/** Stands between two Tribes of one card. */
export const TRIBE_SEPARATOR = ' / ';

/** One entry of a card file. */
export interface CardEntry {
  readonly code: string;
  readonly name: string;
  readonly type: CardType;
  readonly cost: number;
  readonly power?: number;
  readonly tribes?: readonly string[];
  readonly keywords?: readonly Keyword[];
  readonly abilities?: readonly Ability[];
  readonly flavour?: string;
}

export interface CardFile {
  readonly set: string;
  readonly title: string;
  readonly cards: readonly CardEntry[];
}

export function faceOf(entry: CardEntry): CardFace {
  const { code, name, type, cost, power, tribes = [], keywords = [], abilities = [] } = entry;
  return {
    ...{ code, name, type, cost },
    stats: power === undefined ? {} : { power },
    keywords: Object.fromEntries(keywords.map((keyword) => [keyword, 1])),
    words: tribes.length > 0 ? { tribes: tribes.join(TRIBE_SEPARATOR) } : {},
    abilities: abilities.map(withFoes),
  };
}

/** Adds Foes to the cards that a Friend is chosen from, unless the text wants the player's own. */
function withFoes(ability: Ability): Ability {
  if (!ability.choose) return ability;
  const reach = (choosing: Choosing): Choosing => {
    const { type, side, zone } = choosing.from;
    const isOpen = type === 'friend' && side !== 'yours' && zone === undefined;
    return isOpen && !choosing.things ? { ...choosing, things: 'friends-and-foes' } : choosing;
  };
  return { ...ability, choose: ability.choose.map(reach) };
}
