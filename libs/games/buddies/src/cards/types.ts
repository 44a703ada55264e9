/** The kinds of cards and what each has besides (R-BUD-09, R-BUD-18). */
import { cardType, meaningsOf, shape, nounsOf, type WordOf } from '@scoresheet/rules-cards';
import { CARD_VALUES } from '../effects/values.js';
import { element } from './elements.js';

const { integer, meaning } = shape;

const MAX_STAT = 990;

const MEANS = meaningsOf(CARD_VALUES);

export const CARD_TYPES = [
  cardType('buddy', {
    means: 'Stands in your party and acts for you; it has HP, DF and a weakness (R-BUD-18).',
    noun: ['Buddy', 'Buddies'],
    takes: {
      hp: meaning(MEANS.hp, integer(1, MAX_STAT)),
      df: meaning(MEANS.df, integer(0, MAX_STAT)),
      weakness: meaning('The element whose attacks pass DF by.', element),
    },
  }),
  cardType('item', {
    means: 'Is used once and spent, or put on a Buddy where it says Equip (R-BUD-25).',
    noun: ['Item', 'Items'],
    takes: {},
  }),
  cardType('skill', {
    means: 'Does one thing, in your own Player phase, and may be answered (R-BUD-29).',
    noun: ['Skill', 'Skills'],
    takes: {},
  }),
  cardType('power', {
    means:
      'Does one thing at any time, also in the turns of others, and may be answered (R-BUD-31).',
    noun: ['Power', 'Powers'],
    takes: {},
  }),
  cardType('event', {
    means: 'Changes a rule as long as it lies before you; you have one (R-BUD-33, R-BUD-34).',
    noun: ['Event', 'Events'],
    takes: {},
  }),
];
export type CardType = WordOf<typeof CARD_TYPES>;

export const nounOf = nounsOf(CARD_TYPES);
