/** The kinds of cards and what each has besides (R-FRI-03, R-FRI-11, R-FRI-23). */
import { cardType, forms, meaningsOf, nounsOf, shape, type WordOf } from '@scoresheet/rules-cards';
import { MOST } from '../effects/numbers.js';
import { KEYWORDS, STATS } from '../effects/values.js';

const { integer, listOf, meaning, oneOf, text } = shape;

const MAX_TRIBES = 2;

const tribes = meaning(
  `Up to ${MAX_TRIBES} different Tribes.`,
  listOf(text, { most: MAX_TRIBES, says: `a card has up to ${MAX_TRIBES} different Tribes` }),
);

const MORE = {
  'keywords?': meaning(
    'What it is by itself.',
    listOf(oneOf('keyword', meaningsOf(KEYWORDS), 'A keyword.')),
  ),
  'abilities?': forms.abilities,
};

export const CARD_TYPES = [
  cardType('friend', {
    means: 'Stays on the Board, attacks and fights (R-FRI-06).',
    noun: ['Friend', 'Friends'],
    takes: {
      power: meaning(meaningsOf(STATS).power, integer(-MOST, MOST)),
      'tribes?': tribes,
      ...MORE,
    },
  }),
  cardType('spell', {
    means: 'Does what it says and is discarded (R-FRI-13).',
    noun: ['Magic Spell', 'Magic Spells'],
    takes: MORE,
  }),
  cardType('curse', {
    means: 'Stays, and works again and again, for everybody whom it names (R-FRI-14).',
    noun: ['Curse', 'Curses'],
    takes: MORE,
  }),
  cardType('whatever', {
    means: 'Anything else; mostly stays (R-FRI-15).',
    noun: ['Whatever', 'Whatevers'],
    takes: MORE,
  }),
  cardType('foe', {
    means:
      'Nobody plays it: it comes out of a Pool, if the table wants Foes, charges its cost there and leaves Loot (R-FRI-17, R-FRI-21, R-FRI-25).',
    noun: ['Foe', 'Foes'],
    takes: {
      power: meaning('What has to be worn off before it is Defeated.', integer(1, MOST)),
      'tribes?': tribes,
      ...MORE,
    },
  }),
];
export type CardType = WordOf<typeof CARD_TYPES>;

export const nounOf = nounsOf(CARD_TYPES);
