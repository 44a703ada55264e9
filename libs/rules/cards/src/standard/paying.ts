/** Paying a price: each cost says of itself what it takes, so that none is asked for and then forgotten. */
import { invariant, type Guard, type Play, type Reading } from '@scoresheet/rules-engine';
import type { CostEntry, Payer, Price } from '../entries/cost.js';

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

interface Priced<Thing, By> {
  priceOf(reading: Reading, thing: Thing, by: By): Price;
  /** Asked for nothing that is free: options are guarded far more often than paid. */
  payerOf(reading: Reading, thing: Thing, price: Price): Payer;
}

/** A condition for each cost, in the order of the costs: that it can be given, else it is refused in its own words. */
export const paidGuards = <Thing, By>(
  costs: readonly CostEntry[],
  { priceOf, payerOf }: Priced<Thing, By>,
): readonly Guard<Thing, By>[] =>
  costs.map((cost) => {
    const { word, refused } = cost;
    invariant(refused, () => `the cost '${word}' does not say why it is refused`);
    const { rule, says } = refused;
    return {
      rule,
      says(reading, thing, by) {
        if (typeof says === 'string') return says;
        const price = priceOf(reading, thing, by);
        return says(reading, price[word] as never, payerOf(reading, thing, price));
      },
      holds(reading, thing, by) {
        const price = priceOf(reading, thing, by);
        return (
          price[word] === undefined || isPayable(cost, reading, payerOf(reading, thing, price))
        );
      },
    };
  });
