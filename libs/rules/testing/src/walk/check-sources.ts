/** What lasts is found by an index that the engine keeps: it must never be an old one. */
import { copy, same, sourcesOf, valuesChanged, type Reading } from '@scoresheet/rules-engine';
import type { Check } from './checks.js';

/** The cards that change a value are those that a table which nobody looked at before names. */
export const checkSources: Check = ({ rules, after, seed, number }) => {
  const fresh = { rules, state: copy(after) };
  for (const what of new Set([...valuesChanged(rules).values()].flat())) {
    const [kept, found] = [{ rules, state: after }, fresh].map((reading) => named(reading, what));
    if (same(kept, found)) continue;
    const says = `${JSON.stringify(kept)} are kept, ${JSON.stringify(found)} are there`;
    throw new Error(`seed ${seed}, action ${number}: of those that change '${what}' ${says}`);
  }
};

const named = (reading: Reading, what: string): readonly string[] =>
  sourcesOf(reading, what).map(({ id, place }) => `${id} at ${place}`);
