import { emptyFaultTally } from '@scoresheet/event-log-faulty';
import { describe, expect, it } from 'vitest';
import { EVENT_MUTANTS } from './event-mutants.spec-kit.js';
import { playEventSeed } from './event-seeds.js';

/** Each bug shows in one of so many events. */
const SEEDS = 30;
const TIMEOUT_MS = 240_000;

describe('The judges of an event find', () => {
  it.each(Object.entries(EVENT_MUTANTS))(
    '%s',
    async (_, { parts, found }) => {
      const all: string[] = [];
      for (let seed = 1; seed <= SEEDS && !all.some((finding) => found.test(finding)); seed += 1) {
        all.push(...(await playEventSeed({ seed, tally: emptyFaultTally(), parts: parts() })));
      }
      expect(all).toContainEqual(expect.stringMatching(found));
    },
    TIMEOUT_MS,
  );
});
