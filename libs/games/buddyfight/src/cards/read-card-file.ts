/**
 * Reads a card file, or tells everything that is wrong with it: a card that would stop a match
 * halfway is found before anybody plays it.
 *
 * Rules: B02, B11, B31, R-BFT-05, R-BFT-14; decision A-BFT-73.
 */
import {
  foundTwice,
  readCards,
  shapes,
  typedCard,
  type CardFileReading,
  type Problem,
  type Shape,
  type Words,
} from '@scoresheet/rules-cards';
import { ability, price } from './ability-shape.js';
import { condition, MOST, MOST_POWER } from './selector-shape.js';
import { KEYWORDS, TYPES, type CardEntry, type CardType } from './shape.js';
import { WORLDS } from './worlds.js';

const { integer, listOf, object, oneOf, text } = shapes;

const MAX_SIZE = 3; // B09
const MAX_CRITICAL = 9;

/** `json` is what JSON or YAML made of the file. */
export const readCardFile = (json: unknown): CardFileReading<CardEntry> =>
  readCards(json, { card, between: doubles });

const power = integer(0, MOST_POWER);
const critical = integer(0, MAX_CRITICAL);
const world = oneOf('world', WORLDS);

const keywords: Shape = object(
  Object.fromEntries(KEYWORDS.map((keyword) => [`${keyword}?`, integer(1, MOST)])),
);

/** What is paid and asked for when a card is played. */
const PLAYED: Words = {
  'price?': price,
  'playWhen?': condition,
  'keywords?': keywords,
  'abilities?': listOf(ability),
};

const begins: Shape = object({
  'life?': integer(1, MOST),
  'hand?': integer(0, MOST),
  'gauge?': integer(0, MOST),
});

const WORDS_OF: Readonly<Record<CardType, Words>> = {
  flag: { allows: listOf(world), 'begins?': begins },
  monster: { ...PLAYED, size: integer(0, MAX_SIZE), power, defense: power, critical },
  item: { ...PLAYED, power, 'defense?': power, critical },
  spell: PLAYED,
  impact: PLAYED,
};

/** A spell or an impact does one thing when it is cast, unless it stays on the field (B31). */
function partsThatFit(entry: CardEntry, path: string): readonly Problem[] {
  const { type, keywords: printed = {}, abilities = [] } = entry;
  const casts = abilities.filter(({ timing }) => timing === 'cast').length;
  const isSet = 'set' in printed;
  const isStandIn = 'standIn' in printed;
  const isCast = (type === 'spell' || type === 'impact') && !isSet && !isStandIn;
  const says = (what: string): readonly Problem[] => [{ path, says: what }];
  if (isSet && type !== 'spell') return says("only a spell says 'set'");
  if (isStandIn && (type !== 'spell' || abilities.length > 0)) {
    return says('what stands in is a spell that does nothing else');
  }
  if ('buddy' in printed && type === 'monster') return says('a monster may be the Buddy anyway');
  if (isCast && (casts !== 1 || abilities.length !== 1)) {
    return says("it does one thing, timed 'cast', and is spent");
  }
  if (isSet && abilities.length === 0) return says('a spell that stays does something there');
  return isCast || casts === 0 ? [] : says("only what is cast and spent is timed 'cast'");
}

const card = typedCard<CardEntry>({
  types: TYPES,
  words: (type) => ({ world, 'attributes?': listOf(text), ...WORDS_OF[type as CardType] }),
  fits: partsThatFit,
});

/** A code and a name stand for one card each (R-BFT-02 tells Buddies by their name). */
const doubles = (cards: readonly CardEntry[]): readonly Problem[] =>
  foundTwice(cards, ({ code, name }) => [`code ${code}`, `name ${name}`]);
