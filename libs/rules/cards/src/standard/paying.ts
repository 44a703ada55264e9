/** Paying a price: each cost says of itself what it takes, so that none is asked for and then forgotten. */
import { invariant, type Guard, type Play, type Reading } from '@scoresheet/rules-engine';
import type { CostEntry, Payer } from '../entries/cost.js';

export interface Paying {
  /** Whether every part can be given in full. */
  canPay(reading: Reading, payer: Payer): boolean;
  /** Every part, in the order of the costs. */
  pay(play: Play, payer: Payer): void;
}

export const payingIn = (costs: readonly CostEntry[]): Paying => ({
  canPay: (reading, payer) => costs.every((cost) => isPayable(cost, reading, payer)),
  pay(play, payer) {
    for (const { word, pay } of costs) {
      const paid = payer.price[word];
      if (paid !== undefined) pay(play, paid as never, payer);
    }
  },
});

function isPayable(cost: CostEntry, reading: Reading, payer: Payer): boolean {
  const paid = payer.price[cost.word];
  return paid === undefined || cost.canPay(reading, paid as never, payer);
}

/** A condition for each cost, in the order of the costs: that it can be given, else it is refused in its own words. */
export const paidGuards = <Thing, By>(
  costs: readonly CostEntry[],
  payerOf: (reading: Reading, thing: Thing, by: By) => Payer,
): readonly Guard<Thing, By>[] =>
  costs.map((cost) => {
    const { word, refused } = cost;
    invariant(refused, () => `the cost '${word}' does not say why it is refused`);
    const { rule, says } = refused;
    return {
      rule,
      says(reading, thing, by) {
        if (typeof says === 'string') return says;
        const payer = payerOf(reading, thing, by);
        return says(reading, payer.price[word] as never, payer);
      },
      holds: (reading, thing, by) => isPayable(cost, reading, payerOf(reading, thing, by)),
    };
  });
