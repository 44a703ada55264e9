/** Offers to players, the turn player first (A-FUZ-60). */
import { offering, seatsBy } from '@scoresheet/rules-cards';
import { seatsOf, tableCounter } from '@scoresheet/rules-engine';

export const { offer, offerStep } = offering(
  seatsBy({
    noun: 'player',
    inOrder(state) {
      const active = tableCounter(state, 'active');
      return seatsOf(state).toSorted(
        (one, other) => Number(other === active) - Number(one === active),
      );
    },
  }),
);
