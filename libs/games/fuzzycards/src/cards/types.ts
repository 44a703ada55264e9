/** The kinds of cards and what each has besides (R-FUZ-01, R-FUZ-02, R-FUZ-04). */
import { cardType, forms, shape, type Noun, type WordOf } from '@scoresheet/rules-cards';
import { MOST } from '../effects/numbers.js';
import { KEYWORDS } from '../effects/values.js';

const { integer, listOf, meaning, object, part } = shape;

const stat = integer(0, MOST);
const hp = meaning('How much damage it stands.', integer(1, MOST));

const keywords = meaning(
  'Each keyword with its number: 1 where it has none.',
  object(
    Object.fromEntries(
      KEYWORDS.map(({ word, means }) => [`${word}?`, meaning(means, integer(1, MOST))]),
    ),
  ),
);

const MORE = { 'keywords?': keywords, 'abilities?': forms.abilities };

export const CARD_TYPES = [
  cardType('hero', {
    means: 'Goes to the field, attacks and defends.',
    noun: ['Hero', 'Heroes'],
    takes: {
      atk: meaning('The damage of its attacks.', stat),
      def: meaning('Half of it is taken off an attack.', stat),
      hp,
      ...MORE,
    },
  }),
  cardType('equip-relic', {
    means: 'Is attached to a Hero and gives it stats, keywords or abilities (R-FUZ-05).',
    noun: ['Equip Relic', 'Equip Relics'],
    takes: {
      'atk?': meaning('ATK that its Hero gets.', stat),
      'def?': meaning('DEF that its Hero gets.', stat),
      'hp?': meaning('HP that its Hero gets.', stat),
      ...MORE,
    },
  }),
  cardType('field-relic', {
    means: 'Stands on the field by itself; has HP, does not attack (R-FUZ-08, A-FUZ-18).',
    noun: ['Field Relic', 'Field Relics'],
    takes: { 'def?': meaning('0 where it prints none.', stat), hp, ...MORE },
  }),
  cardType('event', {
    means: 'Does one thing at once and is discarded (R-FUZ-09, R-FUZ-10).',
    noun: ['Event', 'Events'],
    takes: {
      abilities: meaning(
        "One ability, timed 'event'.",
        listOf(part('ability'), {
          ...{ least: 1, most: 1 },
          says: "an Event has one ability, timed 'event'",
        }),
      ),
    },
  }),
];
export type CardType = WordOf<typeof CARD_TYPES>;

const NOUNS: Readonly<Record<string, Noun>> = Object.fromEntries(
  CARD_TYPES.map(({ word, noun }) => [word, noun]),
);

export const nounOf = (type: string): Noun => NOUNS[type] ?? ['card', 'cards'];
