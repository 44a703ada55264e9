/** Every random outcome is asked here and stands in a fact, so that a replay rolls nothing. */
import { invariant } from '../base/invariant.js';
import type { Place } from '../state/state.js';
import type { Fact } from '../contract/facts.js';

/**
 * The source of chance. `draw` numbers the questions of a game from 0 (`State.draws`), so that
 * the same question of the same game has the same answer whoever decides it, however often.
 */
export interface Chance {
  /** A permutation of 0 to `size` - 1. `at` is for scripts in words; live chance ignores it. */
  shuffle(size: number, draw: number, at?: Place): readonly number[];
  /** 1 to `sides`. */
  roll(sides: number, draw: number): number;
  /** 0 to `of` - 1. */
  pick(of: number, draw: number): number;
}

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

type Drawn = Extract<Fact, { kind: 'shuffled' | 'rolled' | 'picked' }>;

const isChance = (fact: Fact): fact is Drawn =>
  fact.kind === 'shuffled' || fact.kind === 'rolled' || fact.kind === 'picked';

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
