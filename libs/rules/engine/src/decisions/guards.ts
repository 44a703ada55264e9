/**
 * Conditions under which something may be done, in the order in which a refusal names them. What is
 * offered is what all of them allow, and why something is not offered is what the first one says
 * that does not hold: so "what may I" and "why not" cannot disagree.
 */
import type { Reading, Refusal } from '../contract/rules.js';
import type { Seat } from '../contract/state.js';

/** A condition of a rule for a thing that may be chosen, and for the seat that would choose it. */
export interface Guard<Thing, By = Seat> {
  readonly rule: string;
  /** What a person is told where it does not hold. */
  readonly says: string | ((reading: Reading, thing: Thing, by: By) => string);
  holds(reading: Reading, thing: Thing, by: By): boolean;
}

/** The first guard that forbids the thing; asked for every option of every move, it makes no words. */
export function brokenGuard<G extends Guard<Thing, By>, Thing, By>(
  guards: readonly (G & Guard<Thing, By>)[],
  reading: Reading,
  thing: Thing,
  by: By,
): G | undefined {
  for (const guard of guards) if (!guard.holds(reading, thing, by)) return guard;
  return undefined;
}

export const isAllowed = <Thing, By>(
  guards: readonly Guard<Thing, By>[],
  reading: Reading,
  thing: Thing,
  by: By,
): boolean => brokenGuard(guards, reading, thing, by) === undefined;

/** Why the thing is forbidden; undefined where all guards hold. */
export function refusedBy<Thing, By>(
  guards: readonly Guard<Thing, By>[],
  reading: Reading,
  thing: Thing,
  by: By,
): Refusal | undefined {
  const broken = brokenGuard(guards, reading, thing, by);
  if (!broken) return undefined;
  const { rule, says } = broken;
  const refusal = no(rule, typeof says === 'string' ? says : says(reading, thing, by));
  OF_GUARDS.add(refusal);
  return refusal;
}

const OF_GUARDS = new WeakSet<Refusal>();

/** Whether a guard refused it: of what is offered none does, which the walks look after. */
export const isOfGuard = (refusal: Refusal): boolean => OF_GUARDS.has(refusal);

/** A refusal by a rule, with a sentence for the person who asked. */
export const no = (rule: string, says: string): Refusal => ({ rule, says });
