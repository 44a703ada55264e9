/**
 * What is paid besides the Energy of a card: HP by a Buddy that acts, cards of the hand by whoever
 * announces (A-BUD-39).
 *
 * Rules: R-BUD-10 to 12; decisions A-BUD-39, A-BUD-42.
 */
import { cost, discardCost, payingIn, pricedIn, shape } from '@scoresheet/rules-cards';
import { cardOf, mark, markOf } from '@scoresheet/rules-engine';
import { canPayEnergy, payEnergy } from '../acts/payment.js';
import { hand, trash } from '../field.js';
import { hpLeft } from '../values.js';
import { MOST_POINTS } from './numbers.js';

const { integer, meaning, part } = shape;

const energy = cost('energy', {
  means: 'Energy, besides that of the card.',
  takes: integer(1, 20),
  says: (paid) => `${paid} Energy`,
  canPay: (reading, paid, { seat }) => canPayEnergy(reading, seat, paid),
  pay: (play, paid, { seat }) => payEnergy(play, seat, paid),
});

const discard = discardCost({ from: hand, to: trash });

const hp = cost('hp', {
  means: 'HP of the Buddy that acts.',
  takes: integer(1, MOST_POINTS),
  says: (paid) => `${paid} HP of its own`,
  canPay: (reading, paid, { card = '' }) =>
    reading.state.cards[card] !== undefined && hpLeft(reading, card) >= paid,
  pay(play, paid, { card = '' }) {
    mark(play, card, 'damage', markOf(cardOf(play.state, card), 'damage') + paid);
  },
});

/** In the order in which they are paid. */
export const COSTS = [energy, discard, hp];
export const { canPay, pay } = payingIn(COSTS);

/** What may be asked of whom, and when. */
export const PRICES = {
  use: meaning('What is paid to use it.', part('price')),
  play: meaning('What is given up besides Energy.', pricedIn([discard])),
  setOff: meaning('What is paid when it resolves.', pricedIn([energy])),
};
