/** What is paid (B33); cards that are given have words of their own (`payments.ts`). */
import { cost, shape } from '@scoresheet/rules-cards';
import {
  move,
  topOf,
  type CardId,
  type Place,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import type { Price } from '../cards/priced.js';
import { lifeOf, loseLife } from '../combat/damage.js';
import { rest } from '../combat/leave.js';
import { deck, deckSize, drop, gaugeSize, isResting, soulOf } from '../field.js';
import { MOST } from './numbers.js';

const { integer, oneOf, part, yes } = shape;

const some = integer(1, MOST);

const topCards = (count: number): string => (count === 1 ? 'top card' : `top ${count} cards`);

const toPay = (price: object, cost: 'deck' | 'soul'): number => (price as Price)[cost] ?? 0;

/** In the order in which they are paid; cards that are given come after all of them. */
export const COSTS = [
  cost('gauge', {
    means: 'Cards of the own gauge.',
    takes: some,
    says: (paid) => `${paid} gauge`,
    canPay: ({ state }, paid, { seat }) => paid <= gaugeSize(state, seat),
    pay(play, _, { seat, named = [] }) {
      for (const id of named) move(play, id, drop(seat));
    },
  }),
  cost('deck', {
    means: 'Top cards of the own deck into the drop zone.',
    takes: some,
    says: (paid) => `drop the ${topCards(paid)} of your deck`,
    canPay: ({ state }, paid, { seat, price }) =>
      paid + toPay(price, 'soul') <= deckSize(state, seat),
    pay: (play, paid, { seat }) => takeTop(play, seat, drop(seat), paid),
  }),
  cost('soul', {
    means: 'Top cards of the own deck into the soul.',
    takes: some,
    says: (paid) => `the ${topCards(paid)} of your deck into its soul`,
    canPay: (reading, paid, { seat, card, price }) =>
      !isGone(reading, card) && paid + toPay(price, 'deck') <= deckSize(reading.state, seat),
    pay: (play, paid, { seat, card = '' }) => takeTop(play, seat, soulOf(card), paid),
  }),
  cost('life', {
    means: 'Life; down to 0 is allowed, and loses.',
    takes: some,
    says: (paid) => `${paid} life`,
    canPay: ({ state }, paid, { seat }) => paid <= lifeOf(state, seat),
    pay: (play, paid, { seat }) => loseLife(play, seat, paid),
  }),
  cost('rest', {
    means: 'The card rests.',
    takes: yes,
    says: () => 'rest it',
    canPay({ state }, _, { card }) {
      const there = state.cards[card ?? ''];
      return there !== undefined && !isResting(there);
    },
    pay: (play, _, { card = '' }) => rest(play, card),
  }),
];

/** Nothing goes under a card that is gone; one that only might be called is not. */
export const isGone = ({ state }: Reading, card?: CardId): boolean =>
  card !== undefined && state.cards[card] === undefined;

function takeTop(play: Play, seat: Seat, to: Place, count: number): void {
  for (let taken = 0; taken < count; taken += 1) {
    const top = topOf(play.state, deck(seat));
    if (top !== undefined) move(play, top, to);
  }
}

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
