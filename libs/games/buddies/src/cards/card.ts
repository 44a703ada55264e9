/**
 * A card of Buddies as its card file has it, and as the engine reads it.
 *
 * Rules: R-BUD-07 to 09, R-BUD-25; decisions A-BUD-44, A-BUD-66.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { shape } from '@scoresheet/rules-cards';
import type { Ability, CardFace, Json } from '@scoresheet/rules-engine';
import type { Keyword } from '../effects/values.js';
import { spelt, type AttackEntry } from './attack.js';
import type { Element } from './elements.js';
import type { CardType } from './types.js';

type AbilityEntry = Ability | AttackEntry;

/** One entry of a card file. */
export interface CardEntry {
  readonly code: string;
  readonly name: string;
  readonly type: CardType;
  readonly element: Element;
  readonly cost: number;
  readonly hp?: number;
  readonly df?: number;
  readonly weakness?: Element;
  readonly keywords?: readonly Keyword[];
  readonly abilities?: readonly AbilityEntry[];
  readonly flavour?: string;
}

export function faceOf(entry: CardEntry): CardFace {
  const { code, name, type, cost, element, weakness, keywords = [], abilities = [] } = entry;
  const stats: Record<string, number> = {};
  for (const stat of ['hp', 'df'] as const) {
    const value = entry[stat];
    if (value !== undefined) stats[stat] = value;
  }
  return {
    code,
    name,
    type,
    cost,
    stats,
    keywords: Object.fromEntries(keywords.map((keyword) => [keyword, 1])),
    words: withoutUndefined({
      element,
      weakness,
      wk: weakness === undefined ? undefined : `WK ${weakness}`,
    }),
    abilities: abilities.map((ability) => faceUp(written(ability)) as unknown as Ability),
  };
}

/** Any ability as the engine reads it: an attack spelt out. */
export const written = (entry: AbilityEntry): Ability => ('attack' in entry ? spelt(entry) : entry);

/** Words under which selectors of cards stand. */
const SELECTORS = ['from', 'to', 'on', 'count'];

/** "Buddy" in a text is one that lies face up, unless it speaks of a knocked-out one (A-BUD-44). */
function faceUp(value: unknown, word = ''): Json {
  if (Array.isArray(value)) return value.map((item) => faceUp(item));
  if (typeof value !== 'object' || value === null) return value as Json;
  const isOfThings = 'things' in value; // their own words say which are meant
  const fields = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, faceUp(each, isOfThings ? '' : key)]),
  );
  const isOfBuddies = SELECTORS.includes(word) && !('zone' in fields) && !('player' in fields);
  return isOfBuddies && !('down' in fields) ? { ...fields, down: false } : fields;
}

/** What is played and spent does one thing when it is played; nothing else has that timing. */
export function partsFit(card: unknown, path: string): readonly shape.Problem[] {
  const { type, keywords = [], abilities = [] } = card as CardEntry;
  const isEquipment = keywords.includes('equip');
  const played = abilities.filter((one) => 'timing' in one && one.timing === 'play').length;
  const isSpent = type === 'skill' || type === 'power' || (type === 'item' && !isEquipment);
  const says = (what: string) => shape.meaningless(path, what);
  if (isEquipment && type !== 'item') return says("only an Item says 'equip'");
  if (keywords.includes('unique') && keywords.includes('generic')) {
    return says('no card is both unique and generic');
  }
  if (isSpent) {
    const isOne = played === 1 && abilities.length === 1;
    return isOne ? [] : says("it does one thing, timed 'play', and is spent");
  }
  return played === 0 ? [] : says("only what is spent is timed 'play'");
}
