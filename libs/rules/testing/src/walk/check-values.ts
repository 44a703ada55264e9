/** Values are the same whichever of the cards that change them is asked first. */
import { copy, valueOf, valuesChanged, type Reading, type Rules } from '@scoresheet/rules-engine';
import type { Check } from './checks.js';

/** The same game, whose lasting cards come in the opposite order. */
export const turnedAround = (rules: Rules): Rules => ({
  ...rules,
  lastingCards: (reading) => [...(rules.lastingCards?.(reading) ?? [])].reverse(),
});

/** `turned` is `turnedAround` of the rules that are walked. */
export const checkValuesBy =
  (turned: Rules): Check =>
  ({ rules, after, seed, number }) => {
    const names = [...new Set([...valuesChanged(rules).values()].flat())].sort();
    const others = { rules: turned, state: copy(after) };
    for (const id of Object.keys(after.cards)) {
      const first = valuesOf({ rules, state: after }, id, names);
      const second = [...valuesOf(others, id, [...names].reverse())].reverse();
      if (first.every((value, index) => value === second[index])) continue;
      const says = `${JSON.stringify(first)} of ${names.join(', ')}, or ${JSON.stringify(second)}`;
      throw new Error(`seed ${seed}, action ${number}: the values of ${id} are ${says}`);
    }
  };

const valuesOf = (reading: Reading, id: string, names: readonly string[]): readonly number[] =>
  names.map((what) => valueOf(reading, id, what));
