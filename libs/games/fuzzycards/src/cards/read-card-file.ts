/**
 * Reads a card file, or tells everything that is wrong with it: a card that would stop a match
 * halfway is found before anybody plays it.
 *
 * Rules: R-FUZ-01, R-FUZ-02, R-FUZ-08 to 10, R-FUZ-12; decision A-FUZ-39.
 */
import {
  readCards,
  shapes,
  typedCard,
  type CardFileReading,
  type Problem,
  type Words,
} from '@scoresheet/rules-cards';
import { ability } from './ability-shape.js';
import { FORCES, KEYWORDS, RARITIES, TYPES, type CardEntry } from './card.js';

const { integer, listOf, object, oneOf } = shapes;

const MAX_STAT = 99;
const MAX_COST = 5; // R-FUZ-12; 0 is allowed in data (A-FUZ-39)

/** `json` is what JSON or YAML made of the file. */
export const readCardFile = (json: unknown): CardFileReading<CardEntry> =>
  readCards(json, { card, between: doubles });

const stat = integer(0, MAX_STAT);
const stats: Words = { 'atk?': stat, 'def?': stat, 'hp?': stat };
const keywords = object(
  Object.fromEntries(KEYWORDS.map((keyword) => [`${keyword}?`, integer(1, MAX_STAT)])),
);

/** The stats that a card of each type has to have or may have. */
const STATS_OF_TYPE: Readonly<Record<string, Words>> = {
  hero: { atk: stat, def: stat, hp: integer(1, MAX_STAT) }, // R-FUZ-02
  'equip-relic': stats, // what it adds (R-FUZ-05)
  'field-relic': { 'def?': stat, hp: integer(1, MAX_STAT) }, // R-FUZ-08, A-FUZ-18
  event: {}, // R-FUZ-10
};

/** An Event does one thing, at once; nothing else has that timing (R-FUZ-09). */
function timingsThatFit({ type, abilities = [] }: CardEntry, path: string): readonly Problem[] {
  if (type === 'event') {
    const [first, ...more] = abilities;
    if (first?.timing === 'event' && more.length === 0) return [];
    return [{ path: `${path}.abilities`, says: "an Event has one ability, timed 'event'" }];
  }
  return abilities.flatMap(({ timing }, index) =>
    timing === 'event'
      ? [{ path: `${path}.abilities[${index}].timing`, says: "only Events are timed 'event'" }]
      : [],
  );
}

const card = typedCard<CardEntry>({
  types: TYPES,
  words: (type) => ({
    ...{ force: oneOf('Force', FORCES), rarity: oneOf('rarity', RARITIES) },
    cost: integer(0, MAX_COST),
    ...STATS_OF_TYPE[type],
    ...(type === 'event' ? { abilities: listOf(ability) } : { 'abilities?': listOf(ability) }),
    ...(type === 'event' ? {} : { 'keywords?': keywords }),
  }),
  fits: timingsThatFit,
});

/** Codes and names are what deck lists go by: each stands once. */
function doubles(cards: readonly CardEntry[]): readonly Problem[] {
  return (['code', 'name'] as const).flatMap((word) => {
    const first = new Map<string, number>();
    return cards.flatMap((entry, index) => {
      const earlier = first.get(entry[word]);
      if (earlier === undefined) first.set(entry[word], index);
      const says = `cards[${earlier}] has the ${word} '${entry[word]}' already`;
      return earlier === undefined ? [] : [{ path: `cards[${index}].${word}`, says }];
    });
  });
}
