import { emptyFaultTally } from '@scoresheet/event-log-faulty';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from './mutants.spec-kit.js';
import { playToySeed, type ToyParts } from './seeds.js';

/** As many as every run of the tests plays. */
const SEEDS = 500;
const TIMEOUT_MS = 120_000;

async function firstFound(parts: ToyParts): Promise<number | undefined> {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const found = await playToySeed(seed, emptyFaultTally(), parts);
    if (found.length > 0) return seed;
  }
  return undefined;
}

describe('The simulation finds', () => {
  it.each(Object.entries(MUTANTS))(
    '%s',
    async (_, parts) => {
      expect(await firstFound(parts)).toBeDefined();
    },
    TIMEOUT_MS,
  );
});
