import { emptyFaultTally } from '@scoresheet/event-log-faulty';
import { describe, expect, it } from 'vitest';
import { keptFixtures } from '../fixtures.js';
import { playEventSeed } from './event-seeds.js';

const SEEDS = 6;
const TIMEOUT_MS = 240_000;

describe('An event in which everything goes wrong', () => {
  it(
    `is played to its end, with every promise kept, for ${SEEDS} seeds`,
    async () => {
      const tally = emptyFaultTally();
      const broken: Record<number, readonly string[]> = {};
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const found = await playEventSeed({ seed, tally });
        if (found.length > 0) broken[seed] = found;
      }
      expect(broken).toEqual({});
      expect(tally.death).toBeGreaterThan(SEEDS);
      expect(tally['lost-batch']).toBeGreaterThan(SEEDS);
    },
    TIMEOUT_MS,
  );

  it(
    'is the same event each time',
    async () => {
      const [first, second] = [emptyFaultTally(), emptyFaultTally()];
      await playEventSeed({ seed: 2, tally: first });
      await playEventSeed({ seed: 2, tally: second });
      expect(second).toEqual(first);
    },
    TIMEOUT_MS,
  );

  it.each(keptFixtures().filter(({ event }) => event === true))(
    'keeps what it broke once: $seed',
    async ({ seed }) => {
      expect(await playEventSeed({ seed, tally: emptyFaultTally() })).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
