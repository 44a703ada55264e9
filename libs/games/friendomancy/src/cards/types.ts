/** The kinds of cards and what each has besides (R-FRI-03, R-FRI-11, R-FRI-23). */
import {
  cardType,
  forms,
  meaningsOf,
  shape,
  type Noun,
  type WordOf,
} from '@scoresheet/rules-cards';
import { MOST } from '../effects/numbers.js';
import { KEYWORDS } from '../effects/values.js';

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
    means: 'Stays, attacks and fights.',
    noun: ['Friend', 'Friends'],
    takes: {
      power: meaning('What it takes from a purse, and fights with.', integer(-MOST, MOST)),
      'tribes?': tribes,
      ...MORE,
    },
  }),
  cardType('spell', {
    means: 'Does what it says and is discarded.',
    noun: ['Magic Spell', 'Magic Spells'],
    takes: MORE,
  }),
  cardType('curse', {
    means: 'Stays, and works again and again.',
    noun: ['Curse', 'Curses'],
    takes: MORE,
  }),
  cardType('whatever', {
    means: 'Anything else; mostly stays.',
    noun: ['Whatever', 'Whatevers'],
    takes: MORE,
  }),
  cardType('foe', {
    means: 'Lies on a Pool or deck, charges its cost, leaves Loot.',
    noun: ['Foe', 'Foes'],
    takes: {
      power: meaning('What has to be worn off before it is Defeated.', integer(1, MOST)),
      'tribes?': tribes,
      ...MORE,
    },
  }),
];
export type CardType = WordOf<typeof CARD_TYPES>;

const NOUNS: Readonly<Record<string, Noun>> = Object.fromEntries(
  CARD_TYPES.map(({ word, noun }) => [word, noun]),
);

export const nounOf = (type: string): Noun => NOUNS[type] ?? ['card', 'cards'];
