/**
 * A card of Buddies as its card file has it, and as the engine reads it.
 *
 * Rules: R-BUD-07 to 09, R-BUD-24, R-BUD-25, R-BUD-62; decisions A-BUD-44, A-BUD-66.
 */
import type { Ability, CardFace, Instruction, Json } from '@scoresheet/rules-engine';
import type { Element } from './elements.js';

export const TYPES = ['buddy', 'item', 'skill', 'power', 'event'] as const; // R-BUD-09
export type CardType = (typeof TYPES)[number];

export const TIMINGS = [
  'use',
  'play',
  'prepare',
  'turn-end',
  'enter',
  'equipped',
  'knocked-out',
  'struck',
  'hits-deck',
  'lasting',
] as const;
export type Timing = (typeof TIMINGS)[number];

/** Marks of a whole card: of its deck (`unique`, `generic`), of items, of cards that shield. */
export const KEYWORDS = ['unique', 'generic', 'equip', 'breakable', 'halves'] as const;
type Keyword = (typeof KEYWORDS)[number];

/** An attack is written as number and element (R-BUD-24); a Roll may stand before it. */
interface AttackEntry extends Partial<Omit<Ability, 'timing'>> {
  readonly attack: number;
  readonly element?: Element;
  readonly roll?: number;
  /** What may be attacked, where it is Buddies alone. */
  readonly only?: 'buddies';
}

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

export interface CardFile {
  readonly set: string;
  readonly title: string;
  readonly cards: readonly CardEntry[];
}

export function faceOf(entry: CardEntry): CardFace {
  const { code, name, type, cost, element, weakness, keywords = [], abilities = [] } = entry;
  const stats: Record<string, number> = {};
  for (const stat of ['hp', 'df'] as const) {
    const value = entry[stat];
    if (value !== undefined) stats[stat] = value;
  }
  return {
    ...{ code, name, type, cost, stats },
    keywords: Object.fromEntries(keywords.map((keyword) => [keyword, 1])),
    words: { element, ...(weakness === undefined ? {} : { weakness, wk: `WK ${weakness}` }) },
    abilities: abilities.map((ability) => faceUp(written(ability)) as unknown as Ability),
  };
}

const isAttackEntry = (entry: AbilityEntry): entry is AttackEntry => 'attack' in entry;

/** An attack spelt out: any other Buddy or a deck, struck for so much (R-BUD-62). */
export function written(entry: AbilityEntry): Ability {
  if (!isAttackEntry(entry)) return entry;
  const { attack, element, roll, only, does = [], choose = [], ...rest } = entry;
  const things = only === 'buddies' ? 'attackable-buddies' : 'attackable';
  const from = { other: true, down: false };
  const victim = { name: 'victim', from, min: 1, max: 1, things, unsaid: true } as const;
  const strike: Instruction = {
    ...{ verb: 'attack', to: 'victim', amount: attack },
    ...(element === undefined ? {} : { element }),
    ...(only === undefined ? {} : { only }),
  };
  const rolled: readonly Instruction[] = roll === undefined ? [] : [{ verb: 'roll', amount: roll }];
  return {
    timing: 'use',
    ...rest,
    choose: [victim, ...choose],
    does: [...rolled, strike, ...does],
  };
}

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
