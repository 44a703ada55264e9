import { emptyFaultTally } from '@scoresheet/event-log-faulty';
import { describe, expect, it } from 'vitest';
import { keepsItsPromises } from './faults.spec-kit.js';
import { keptFixtures } from './fixtures.js';
import { playSeed } from './seeds.js';

describe('A log on which everything goes wrong', () => {
  keepsItsPromises(1, 250);
});

describe('A seed that broke a promise once', () => {
  it.each(keptFixtures().filter(({ event }) => event !== true))(
    'keeps all of them now: $seed',
    async ({ seed, poison }) => {
      expect(await playSeed(seed, emptyFaultTally(), poison)).toEqual([]);
    },
  );
});

describe('A seed', () => {
  it.each([3, 25])('is the same world each time: %d', async (seed) => {
    const [first, second] = [emptyFaultTally(), emptyFaultTally()];
    await playSeed(seed, first);
    await playSeed(seed, second);
    expect(second).toEqual(first);
  });
});
