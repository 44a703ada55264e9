import { emptyFaultTally } from '@scoresheet/event-log-faulty';
import { expect, it } from 'vitest';
import { playSeed } from './seeds.js';

const SEEDS = 150;
const TIMEOUT_MS = 240_000;

it(
  `Poison in every topic stops no neighbour, for ${SEEDS} seeds`,
  async () => {
    const broken: Record<number, readonly string[]> = {};
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const found = await playSeed(seed, emptyFaultTally(), true);
      if (found.length > 0) broken[seed] = found;
    }
    expect(broken).toEqual({});
  },
  TIMEOUT_MS,
);
