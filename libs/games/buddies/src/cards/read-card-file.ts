/**
 * Reads a card file, or tells everything that is wrong with it: a card that would stop a match
 * halfway is found before anybody plays it.
 *
 * Rules: R-BUD-07 to 10, R-BUD-18, R-BUD-25; decision A-BUD-66.
 */
import {
  foundTwice,
  readCards,
  shapes,
  typedCard,
  type CardFileReading,
  type Problem,
  type Words,
} from '@scoresheet/rules-cards';
import { ability } from './ability-shape.js';
import { KEYWORDS, TYPES, type CardEntry } from './card.js';
import { ELEMENTS } from './elements.js';

const { integer, listOf, oneOf } = shapes;

const MAX_STAT = 990;
const MAX_COST = 20;

/** `json` is what JSON or YAML made of the file. */
export const readCardFile = (json: unknown): CardFileReading<CardEntry> =>
  readCards(json, { card, between: doubles });

const element = oneOf('element', ELEMENTS);

/** What only Buddies have (R-BUD-18). */
const STATS: Words = { hp: integer(1, MAX_STAT), df: integer(0, MAX_STAT), weakness: element };

/** What is played and spent does one thing when it is played; nothing else has that timing. */
function partsThatFit(entry: CardEntry, path: string): readonly Problem[] {
  const { type, keywords = [], abilities = [] } = entry;
  const isEquipment = keywords.includes('equip');
  const played = abilities.filter((one) => 'timing' in one && one.timing === 'play').length;
  const isSpent = type === 'skill' || type === 'power' || (type === 'item' && !isEquipment);
  const says = (what: string): readonly Problem[] => [{ path, says: what }];
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

const card = typedCard<CardEntry>({
  types: TYPES,
  words: (type) => ({
    ...{ element, cost: integer(0, MAX_COST) },
    ...(type === 'buddy' ? STATS : {}),
    'keywords?': listOf(oneOf('keyword', KEYWORDS)),
    'abilities?': listOf(ability),
  }),
  fits: partsThatFit,
});

/** A code stands for one card; two of one name and type would be the same card (R-BUD-05). */
const doubles = (cards: readonly CardEntry[]): readonly Problem[] =>
  foundTwice(cards, ({ code, name, type }) => [`code ${code}`, `name and type ${name}, ${type}`]);
