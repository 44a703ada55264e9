/**
 * A card of Friendomancy as its card file has it, and as the engine reads it.
 *
 * Rules: R-FRI-03, R-FRI-11, R-FRI-22, R-FRI-23, R-FRI-28; decisions A-FRI-38, A-FRI-56.
 */
import { shape } from '@scoresheet/rules-cards';
import type { Ability, CardFace, Choosing } from '@scoresheet/rules-engine';
import type { Keyword } from '../effects/values.js';
import type { Pool } from '../field.js';
import type { CardType } from './types.js';

/** Which Pool the cards of a type make up; Foes have none of their own. */
export const POOL_OF: Readonly<Record<string, Pool | undefined>> = {
  friend: 'friends',
  spell: 'spells',
  curse: 'curses',
  whatever: 'whatevers',
};

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

export function faceOf(entry: CardEntry): CardFace {
  const { code, name, type, cost, power, tribes = [], keywords = [], abilities = [] } = entry;
  return {
    code,
    name,
    type,
    cost,
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

const { meaningless } = shape;

export const tribesDiffer: shape.Check = (card, path) => {
  const { tribes = [] } = card as CardEntry;
  const isTwice = new Set(tribes).size < tribes.length;
  return isTwice ? meaningless(`${path}.tribes`, 'the same Tribe stands here twice') : [];
};

/** Timings that cards of some types alone have. */
const OF_TYPES: { readonly [timing: string]: readonly CardType[] } = {
  loot: ['foe'],
  'loot-lasting': ['foe'],
  attacks: ['friend'],
  attacked: ['friend', 'foe'],
};

/** A Magic Spell does what it does when it is played, and a Foe has Loot (R-FRI-25). */
export const timingsThatFit: shape.Check = (card, path) => {
  const { type, abilities = [] } = card as CardEntry;
  const stray = abilities.flatMap(({ timing }, index) =>
    strayTiming(type, timing).flatMap((says) =>
      meaningless(`${path}.abilities[${index}].timing`, says),
    ),
  );
  const hasLoot = abilities.some(({ timing }) => timing.startsWith('loot'));
  const lacks = type === 'foe' && !hasLoot;
  return [...stray, ...(lacks ? meaningless(`${path}.abilities`, 'a Foe has Loot') : [])];
};

function strayTiming(type: CardType, timing: string): readonly string[] {
  const types = OF_TYPES[timing] ?? [type];
  if (!types.includes(type)) return [`only a ${types.join(' or a ')} is timed '${timing}'`];
  return type === 'spell' && timing !== 'play' ? ["a spell is timed 'play'"] : [];
}
