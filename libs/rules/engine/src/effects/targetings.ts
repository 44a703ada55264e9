/**
 * The ways to name the targets of an ability before it is paid: `foe=c9 ally=c4`. Required
 * targets without a legal card leave no way at all, so the ability cannot be used.
 */
import type { Reading } from '../contract/rules.js';
import type { CardId } from '../contract/state.js';
import type { Ability, Choosing, Effect } from '../contract/vocabulary.js';
import { targets } from './select.js';

/** Ways of naming targets that are offered for one ability; more are cut off. */
export const MAX_TARGETINGS = 200;

const NONE = 'none';

/** Each way as the words of an option; one empty way for an ability that chooses nothing. */
export function targetings(reading: Reading, ability: Ability, effect: Effect): readonly string[] {
  let ways: readonly string[] = [''];
  for (const choosing of ability.choose ?? []) {
    const sets = subsets(targets(reading, choosing, effect), choosing);
    ways = ways
      .flatMap((way) => sets.map((ids) => `${way} ${choosing.name}=${ids.join(',') || NONE}`))
      .slice(0, MAX_TARGETINGS);
  }
  return ways;
}

/** Reads the words of an option back into targets by name. */
export function targetsNamed(words: readonly string[]): Record<string, readonly CardId[]> {
  const chosen: Record<string, readonly CardId[]> = {};
  for (const word of words) {
    const [name, ids] = word.split('=');
    if (name !== undefined && ids !== undefined) chosen[name] = ids === NONE ? [] : ids.split(',');
  }
  return chosen;
}

function subsets(ids: readonly CardId[], { min, max }: Choosing): readonly (readonly CardId[])[] {
  const fits = (set: readonly CardId[]): boolean => set.length >= min;
  let sets: (readonly CardId[])[] = [[]];
  for (const id of ids) {
    if (sets.filter(fits).length >= MAX_TARGETINGS) break; // what comes after would be cut off
    sets = [...sets, ...sets.filter((set) => set.length < max).map((set) => [...set, id])];
  }
  return sets.filter(fits);
}
