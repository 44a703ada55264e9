/** Chance for tests: fast, and the same for the same seed. Live games never use it. */
import { chanceFrom, type Chance } from '@scoresheet/rules-engine';

/** Whole numbers below a bound, one after another. */
export type Numbers = (bound: number) => number;

const TWO_TO_32 = 0x1_0000_0000;

/** SplitMix32: small, and good enough to spread random walks. */
export function seededNumbers(seed: number): Numbers {
  let at = seed | 0;
  return (bound) => {
    at = (at + 0x9e3779b9) | 0;
    let mixed = at ^ (at >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    mixed ^= mixed >>> 15;
    return Math.floor(((mixed >>> 0) / TWO_TO_32) * bound);
  };
}

/**
 * The same question of the same seed has the same answer, whoever asks and however often: each
 * draw has a stream of its own.
 */
export function seededChance(seed: number): Chance {
  const answering = (draw: number): Chance => {
    const numbers = seededNumbers(Math.imul(seed, 0x01000193) ^ Math.imul(draw + 1, 0x9e3779b1));
    return chanceFrom((bound) => numbers(bound));
  };
  return {
    shuffle: (size, draw) => answering(draw).shuffle(size, draw),
    roll: (sides, draw) => answering(draw).roll(sides, draw),
    pick: (of, draw) => answering(draw).pick(of, draw),
  };
}
