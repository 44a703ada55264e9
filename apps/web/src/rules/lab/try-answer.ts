/** An answer that is only tried: the table after it, or the rule that forbids it. */
import {
  copy,
  type Action,
  type Refusal,
  type Ruleset,
  type State,
} from '@scoresheet/rules-engine';
import { seededChance } from '@scoresheet/rules-testing/lab';

/** Whoever tries the same twice sees the same. */
const SEED = 1;

export function tryAnswer(
  ruleset: Ruleset,
  state: State,
  answer: Action,
): { readonly state: State } | { readonly refusal: Refusal } {
  const next = copy(state);
  const chance = seededChance(SEED);
  const ran = ruleset.run(next, answer, chance);
  if ('refusal' in ran) return ran;
  while (next.goesOn !== undefined) ruleset.long?.goOn(next, chance);
  return { state: next };
}
