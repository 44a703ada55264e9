/** What is paid, and what becomes of cards that are given for it (B33). */
import { cost, payment, shape } from '@scoresheet/rules-cards';
import { MOST } from './numbers.js';

const { integer, oneOf, part, yes } = shape;

const some = integer(1, MOST);

const topCards = (count: number): string => (count === 1 ? 'top card' : `top ${count} cards`);

export const COSTS = [
  cost('gauge', {
    means: 'Cards of the own gauge.',
    takes: some,
    says: (paid) => `${paid} gauge`,
  }),
  cost('life', {
    means: 'Life; down to 0 is allowed, and loses.',
    takes: some,
    says: (paid) => `${paid} life`,
  }),
  cost('deck', {
    means: 'Top cards of the own deck into the drop zone.',
    takes: some,
    says: (paid) => `drop the ${topCards(paid)} of your deck`,
  }),
  cost('soul', {
    means: 'Top cards of the own deck into the soul.',
    takes: some,
    says: (paid) => `the ${topCards(paid)} of your deck into its soul`,
  }),
  cost('rest', { means: 'The card rests.', takes: yes, says: () => 'rest it' }),
];

export const PAYMENTS = [
  payment('drop', { means: "To its owner's drop zone.", says: (cards) => `drop ${cards}` }),
  payment('soul', {
    means: 'Under the card that is called or equipped.',
    says: (cards) => `put ${cards} into its soul`,
  }),
  payment('hand', { means: "To its owner's hand.", says: (cards) => `return ${cards}` }),
  payment('deck', {
    means: "On top of its owner's deck.",
    says: (cards) => `put ${cards} on top of the deck`,
  }),
  payment('gauge', {
    means: "To its owner's gauge.",
    says: (cards) => `put ${cards} into the gauge`,
  }),
];

/** For what an ability may be used, and how often. */
export const PAID = {
  'price?': part('price'),
  'once?': oneOf(
    'limit',
    {
      card: 'Each copy once a turn.',
      fighter: 'Once a turn, whatever the number of copies.',
    },
    'Once a turn, by each card or by each fighter (A-BFT-63).',
  ),
};
