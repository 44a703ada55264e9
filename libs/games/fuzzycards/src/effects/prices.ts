/**
 * What is paid to use an ability. Life and HP that are paid must leave at least 1, and HP that is paid
 * is gone like damage, but nobody dealt it (A-FUZ-73).
 *
 * Rule: R-FUZ-40; decisions A-FUZ-73, A-FUZ-81.
 */
import { cost, discardCost, payingIn, shape } from '@scoresheet/rules-cards';
import {
  cardOf,
  cardsIn,
  mark,
  markOf,
  seatCounter,
  setCounter,
  type CardId,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { bearerOf, discard, hand } from '../field.js';
import { hpLeft } from '../values.js';
import { MOST } from './numbers.js';

const { integer } = shape;

type Counter = 'energy' | 'life';

const has = ({ state }: Reading, seat: Seat, what: Counter): number =>
  seatCounter(state, seat, what);

const takeOff = (play: Play, seat: Seat, what: Counter, paid: number): void =>
  setCounter(play, seat, what, has(play, seat, what) - paid);

/** Of an Equip Relic its Hero pays. */
const whoPays = (reading: Reading, card: CardId = ''): CardId => bearerOf(reading, card) ?? card;

const ONE_IS_LEFT = {
  rule: 'A-FUZ-73',
  says: 'Life and HP are paid whole, and at least 1 has to be left.',
};

/** In the order in which they are paid, and in which a refusal names them. */
export const COSTS = [
  cost('energy', {
    means: 'Energy to pay.',
    takes: integer(1, 5),
    says: (paid) => `${paid} Energy`,
    canPay: (reading, paid, { seat }) => paid <= has(reading, seat, 'energy'),
    pay: (play, paid, { seat }) => takeOff(play, seat, 'energy', paid),
    refused: {
      rule: 'R-FUZ-40',
      says: (reading, paid, { seat }) =>
        `That costs ${paid} Energy and you have ${has(reading, seat, 'energy')}.`,
    },
  }),
  cost('life', {
    means: 'Life to give; at least 1 is left.',
    takes: integer(1, 32),
    says: (paid) => `${paid} Life`,
    canPay: (reading, paid, { seat }) => paid < has(reading, seat, 'life'),
    pay: (play, paid, { seat }) => takeOff(play, seat, 'life', paid),
    refused: ONE_IS_LEFT,
  }),
  cost('hp', {
    means: 'HP of the card (of an Equip Relic: its Hero) to give.',
    takes: integer(1, MOST),
    says: (paid) => `${paid} HP`,
    canPay: (reading, paid, { card }) => paid < hpLeft(reading, whoPays(reading, card)),
    pay(play, paid, { card }) {
      const id = whoPays(play, card);
      mark(play, id, 'damage', markOf(cardOf(play.state, id), 'damage') + paid);
    },
    refused: ONE_IS_LEFT,
  }),
  discardCost({
    from: hand,
    to: discard,
    refused: {
      rule: 'A-FUZ-73',
      says: ({ state }, paid, { seat }) =>
        `That costs ${cardsOfHand(paid)} and you hold ${cardsIn(state, hand(seat)).length}.`,
    },
  }),
];

/** "2 cards of your hand". */
export const cardsOfHand = (many: number): string =>
  `${many === 1 ? 'a card' : `${many} cards`} of your hand`;

export const { pay } = payingIn(COSTS);
