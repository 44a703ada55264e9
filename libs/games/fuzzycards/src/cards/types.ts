/** The kinds of cards and what each has besides (R-FUZ-01, R-FUZ-02, R-FUZ-04). */
import { cardType, forms, meaningsOf, nounsOf, shape, type WordOf } from '@scoresheet/rules-cards';
import { MOST } from '../effects/numbers.js';
import { KEYWORDS, STATS } from '../effects/values.js';

const { integer, listOf, meaning, object, part } = shape;

const stat = integer(0, MOST);
const MEANS = meaningsOf(STATS);
const hp = meaning(MEANS.hp, integer(1, MOST));

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
    means: 'Goes to the field, attacks and defends; it has ATK, DEF, HP and a Force (R-FUZ-02).',
    noun: ['Hero', 'Heroes'],
    takes: {
      atk: meaning(MEANS.atk, stat),
      def: meaning(MEANS.def, stat),
      hp,
      ...MORE,
    },
  }),
  cardType('equip-relic', {
    means:
      'Goes on one of your Heroes on the field and makes it better; it takes no place of its own and is lost with its Hero (R-FUZ-05, R-FUZ-06, R-FUZ-31).',
    noun: ['Equip Relic', 'Equip Relics'],
    takes: {
      'atk?': meaning('ATK that its Hero gets.', stat),
      'def?': meaning('DEF that its Hero gets.', stat),
      'hp?': meaning('HP that its Hero gets.', stat),
      ...MORE,
    },
  }),
  cardType('field-relic', {
    means:
      'Takes a free place in either row and works as long as it stands; it never attacks, but it has HP and can be attacked (R-FUZ-07, R-FUZ-08, R-FUZ-32, A-FUZ-18).',
    noun: ['Field Relic', 'Field Relics'],
    takes: { 'def?': meaning('0 where it prints none.', stat), hp, ...MORE },
  }),
  cardType('event', {
    means: 'Happens at once and goes to the discard pile (R-FUZ-09).',
    noun: ['Event', 'Events'],
    takes: {
      abilities: meaning(
        "One ability, timed 'event'.",
        listOf(part('ability'), {
          least: 1,
          most: 1,
          says: "an Event has one ability, timed 'event'",
        }),
      ),
    },
  }),
];
export type CardType = WordOf<typeof CARD_TYPES>;

export const nounOf = nounsOf(CARD_TYPES);
