/** Every random outcome is asked here and stands in a fact, so that a replay rolls nothing. */
import { invariant } from '../base/invariant.js';
import type { Chance } from '../contract/chance.js';
import type { Fact } from '../contract/facts.js';

/**
 * The chance that stands in recorded facts, in their order. Asking for what is not recorded
 * violates an invariant: the rules now decide otherwise than they did. `leftOver` is true while
 * something recorded was not asked for.
 */
export function recordedChance(facts: readonly Fact[]): Chance & { leftOver(): boolean } {
  const recorded = facts.filter(isChance);
  let next = 0;
  const take = <K extends Drawn['kind']>(kind: K, size: number): Extract<Drawn, { kind: K }> => {
    const fact = recorded[next++];
    const fits = fact?.kind === kind && sizeOf(fact) === size;
    invariant(fits, `the record holds no '${kind}' over ${size} here`);
    return fact as Extract<Drawn, { kind: K }>;
  };
  return {
    shuffle: (size) => take('shuffled', size).order,
    roll: (sides) => take('rolled', sides).shown,
    pick: (of) => take('picked', of).index,
    leftOver: () => next < recorded.length,
  };
}

/** Kinds of the facts that say how chance fell: all that deciding again takes from a record. */
export const KINDS_OF_CHANCE = ['shuffled', 'rolled', 'picked'] as const;

type Drawn = Extract<Fact, { kind: (typeof KINDS_OF_CHANCE)[number] }>;

const isChance = (fact: Fact): fact is Drawn =>
  (KINDS_OF_CHANCE as readonly string[]).includes(fact.kind);

function sizeOf(fact: Drawn): number {
  if (fact.kind === 'shuffled') return fact.order.length;
  return fact.kind === 'rolled' ? fact.sides : fact.of;
}

/** Chance from a stream of whole numbers, uniform below the bound that it is given. */
export function chanceFrom(below: (bound: number, draw: number) => number): Chance {
  return {
    shuffle(size, draw) {
      const order = Array.from({ length: size }, (_, index) => index);
      for (let last = size - 1; last > 0; last -= 1) {
        const other = below(last + 1, draw);
        [order[last], order[other]] = [order[other] as number, order[last] as number];
      }
      return order;
    },
    roll: (sides, draw) => 1 + below(sides, draw),
    pick: (of, draw) => {
      invariant(of > 0, 'nothing to pick from');
      return below(of, draw);
    },
  };
}

/** What chance says is checked: a forged record must not make cards vanish. */
export const isPermutation = (order: readonly number[], length: number): boolean =>
  order.length === length &&
  new Set(order).size === length &&
  order.every((index) => isWithin(index, 0, length - 1));

export const isWithin = (n: number, least: number, most: number): boolean =>
  Number.isSafeInteger(n) && n >= least && n <= most;
