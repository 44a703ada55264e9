import { emptyFaultTally, FAULTS } from '@scoresheet/event-log-faulty';
import { expect, it } from 'vitest';
import { playSeed } from './seeds.js';

const TIMEOUT_MS = 240_000;

/** Half of the seeds of every run; the halves are two files, so that two cores share them. */
export function keepsItsPromises(from: number, seeds: number): void {
  it(
    `keeps its promises for the seeds ${from} to ${from + seeds - 1}`,
    async () => {
      const tally = emptyFaultTally();
      const broken: Record<number, readonly string[]> = {};
      for (let seed = from; seed < from + seeds; seed += 1) {
        const found = await playSeed(seed, tally);
        if (found.length > 0) broken[seed] = found;
      }
      expect(broken).toEqual({});
      expect(FAULTS.filter((fault) => tally[fault] < seeds / 10)).toEqual([]);
    },
    TIMEOUT_MS,
  );
}
