/** The kinds of cards and what each has besides (R-BUD-09, R-BUD-18). */
import { cardType, shape, type Noun, type WordOf } from '@scoresheet/rules-cards';
import { element } from './elements.js';

const { integer, meaning } = shape;

const MAX_STAT = 990;

export const CARD_TYPES = [
  cardType('buddy', {
    means: 'Joins the party, acts and Defends.',
    noun: ['Buddy', 'Buddies'],
    takes: {
      hp: meaning('What it can lose before it is knocked out.', integer(1, MAX_STAT)),
      df: meaning('What it absorbs within a turn.', integer(0, MAX_STAT)),
      weakness: meaning('The element whose attacks pass DF by.', element),
    },
  }),
  cardType('item', {
    means: 'Is used at once, or put on a Buddy.',
    ...{ noun: ['Item', 'Items'], takes: {} },
  }),
  cardType('skill', {
    means: 'Is played in the own Player phase and may be answered.',
    ...{ noun: ['Skill', 'Skills'], takes: {} },
  }),
  cardType('power', {
    means: 'Is played at any time and may be answered.',
    ...{ noun: ['Power', 'Powers'], takes: {} },
  }),
  cardType('event', {
    means: 'Stays and changes rules.',
    ...{ noun: ['Event', 'Events'], takes: {} },
  }),
];
export type CardType = WordOf<typeof CARD_TYPES>;

const NOUNS = Object.fromEntries(CARD_TYPES.map(({ word, noun }) => [word, noun]));

export const nounOf = (type: CardType): Noun => NOUNS[type] as Noun;
