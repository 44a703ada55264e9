/**
 * Reads a card file, or tells everything that is wrong with it: a card that would stop a match
 * halfway is found before anybody plays it.
 *
 * Rules: R-FRI-03, R-FRI-11, R-FRI-23, R-FRI-25, R-FRI-28.
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
import { KEYWORDS, MAX_TRIBES, TYPES, type CardEntry } from './card.js';

const { integer, listOf, oneOf, text } = shapes;

const MAX_COST = 4; // R-FRI-28
const MAX_POWER = 99;

/** `json` is what JSON or YAML made of the file. */
export const readCardFile = (json: unknown): CardFileReading<CardEntry> =>
  readCards(json, { card, between: doubles });

/** What Friends and Foes have (R-FRI-11, R-FRI-23). */
const FIGHTS: Words = { power: integer(-MAX_POWER, MAX_POWER), 'tribes?': listOf(text) };

function partsThatFit(entry: CardEntry, path: string): readonly Problem[] {
  const { type, power = 0, tribes = [], abilities = [] } = entry;
  const isLoot = (timing: string): boolean => timing.startsWith('loot');
  const wrong = [
    ...(new Set(tribes).size < tribes.length || tribes.length > MAX_TRIBES
      ? [`a card has up to ${MAX_TRIBES} different Tribes`]
      : []),
    ...(type === 'foe' && power < 1 ? ['a Foe without Power would be Defeated by nobody'] : []),
    ...(type === 'foe' && !abilities.some(({ timing }) => isLoot(timing))
      ? ['a Foe has Loot']
      : []),
    ...(type !== 'foe' && abilities.some(({ timing }) => isLoot(timing))
      ? ['only a Foe has Loot']
      : []),
    ...(type !== 'friend' && abilities.some(({ timing }) => timing === 'attacks')
      ? ['only a Friend attacks']
      : []),
    ...(type !== 'friend' && type !== 'foe' && abilities.some(({ timing }) => timing === 'attacked')
      ? ['only Friends and Foes are attacked']
      : []),
    ...(type === 'spell' && abilities.some(({ timing }) => timing !== 'play')
      ? ["a Magic Spell does what it does when it is played: its timing is 'play'"]
      : []),
  ];
  return wrong.map((says) => ({ path, says }));
}

const card = typedCard<CardEntry>({
  types: TYPES,
  words: (type) => ({
    cost: integer(0, MAX_COST),
    ...(type === 'friend' || type === 'foe' ? FIGHTS : {}),
    'keywords?': listOf(oneOf('keyword', KEYWORDS)),
    'abilities?': listOf(ability),
  }),
  fits: partsThatFit,
});

/** The same entry of the library is the same card (A-FRI-03), so no two share a name. */
const doubles = (cards: readonly CardEntry[]): readonly Problem[] =>
  foundTwice(cards, ({ code, name }) => [`code ${code}`, `name ${name}`]);
