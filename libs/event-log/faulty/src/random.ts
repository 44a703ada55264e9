/** Chance from a seed: the same seed gives the same happenings, on every machine. */
export interface Random {
  /** A number from 0 up to, and without, 1. */
  next(): number;
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number;
  /** Says yes with this probability. */
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** Small, and good enough to choose happenings by (mulberry32); never for secrets. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick<T>(from: readonly T[]): T {
      if (from.length === 0) throw new Error('nothing to pick from');
      return from[below(from.length)] as T;
    },
  };
}
