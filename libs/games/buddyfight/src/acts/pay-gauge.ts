/**
 * Paying out of the gauge, whose cards nobody knows: so many are picked, in an order.
 *
 * Rule: B06; decision A-BFT-41.
 */
import { exactly, inOrder, no, type CardId, type Frame } from '@scoresheet/rules-engine';
import { decision } from '@scoresheet/rules-presentation';
import { gaugeCards } from './payment.js';

/** Whatever is paid for on the way. */
interface PayingFrame extends Frame {
  /** Cards of the gauge that were picked to pay with. */
  picked: readonly CardId[];
}

export const payGaugeDecision = decision('pay-gauge', {
  title: 'Pay out of your gauge',
  hint: 'Nobody knows the cards there: name as many as it costs (A-BFT-41, B06).',
  hidden: 'pays',
  phrases: [
    {
      says: 'pays with {cards...}',
      also: ['pays with {cards...} gauge', 'pays {cards...} gauge', 'pays {cards...}'],
      id: '{cards}',
      when: ['pay-gauge'],
    },
  ],
  idle: null,
  isOpen: false,

  options: (reading, _: PayingFrame, { seat, howMany }) =>
    inOrder(exactly(howMany?.min ?? 0, gaugeCards(reading, seat))),

  answered(_, frame, { chosen }) {
    frame.picked = chosen.map(({ id }) => id);
  },

  refuse: no('B06', 'Name as many cards of your gauge as it costs.'),
});
