/** Amounts as closures: which of its forms one has is found out once. */
import type { Reading, Rules } from '../../contract/rules.js';
import type { Amount, Effect } from '../../contract/vocabulary.js';
import { valueOf } from '../../state/modifiers.js';
import { cardsNamed } from '../named.js';
import { compiledOnce } from './once.js';
import { compiledSelector } from './selector.js';

/** How much it is now. */
export type AmountNow = (reading: Reading, effect: Effect) => number;

type Counted = Exclude<Amount, number>;

export const compiledAmount = (rules: Rules, amount: Amount): AmountNow =>
  typeof amount === 'number' ? () => amount : compiledCount(rules, amount);

const compiledCount = compiledOnce((rules, amount: Counted): AmountNow => {
  if ('count' in amount) {
    const { times = 1 } = amount;
    const { select } = compiledSelector(rules, amount.count);
    return (reading, effect) => select(reading, effect).length * times;
  }
  const { of, value } = amount;
  return (reading, effect) => {
    const was = effect.was?.[of];
    if (was) return was[value] ?? 0;
    const [card] = cardsNamed(reading, of, effect);
    return card === undefined ? 0 : valueOf(reading, card, value);
  };
});
