/** Paying a price: each cost says of itself what it takes, so that none is asked for and then forgotten. */
import type { Play, Reading } from '@scoresheet/rules-engine';
import type { CostEntry, Payer } from '../entries/cost.js';

export interface Paying {
  /** Whether every part can be given in full. */
  canPay(reading: Reading, payer: Payer): boolean;
  /** Every part, in the order of the costs. */
  pay(play: Play, payer: Payer): void;
}

export const payingIn = (costs: readonly CostEntry[]): Paying => ({
  canPay: (reading, payer) =>
    costs.every((cost) => {
      const paid = payer.price[cost.word];
      return paid === undefined || cost.canPay(reading, paid as never, payer);
    }),
  pay(play, payer) {
    for (const { word, pay } of costs) {
      const paid = payer.price[word];
      if (paid !== undefined) pay(play, paid as never, payer);
    }
  },
});
