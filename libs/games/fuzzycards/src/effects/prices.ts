/**
 * What is paid to use an ability. Life and HP that are paid must leave at least 1, and HP that is paid
 * is gone like damage, but nobody dealt it (A-FUZ-73).
 */
import { cost, payingIn, shape } from '@scoresheet/rules-cards';
import {
  cardOf,
  mark,
  markOf,
  seatCounter,
  setCounter,
  type CardId,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { bearerOf } from '../field.js';
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

export const COSTS = [
  cost('energy', {
    means: 'Energy to pay.',
    takes: integer(1, 5),
    says: (paid) => `${paid} Energy`,
    canPay: (reading, paid, { seat }) => paid <= has(reading, seat, 'energy'),
    pay: (play, paid, { seat }) => takeOff(play, seat, 'energy', paid),
  }),
  cost('life', {
    means: 'Life to give; at least 1 is left.',
    takes: integer(1, 32),
    says: (paid) => `${paid} Life`,
    canPay: (reading, paid, { seat }) => paid < has(reading, seat, 'life'),
    pay: (play, paid, { seat }) => takeOff(play, seat, 'life', paid),
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
  }),
];
export const { canPay, pay } = payingIn(COSTS);
