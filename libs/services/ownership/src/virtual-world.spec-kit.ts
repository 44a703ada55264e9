import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LeaseStore } from './lease-store.port.js';
import { memoryLeaseStore } from './memory-lease-store.js';
import type { MemberWorld } from './members.spec-kit.js';

const LONGEST_MS = 60_000;
const LEASE_MS = 3_000;
const BEAT_MS = 1_000;

interface Sleeper {
  readonly untilMs: number;
  readonly wake: () => void;
}

/** Where the leases of a world are kept. */
export interface LeasesInTime {
  readonly store: LeaseStore;
  /** Resolves when nobody waits for an answer of theirs. */
  settled(): Promise<void>;
  /** Lets them know how late it is. */
  tell(nowMs: number): Promise<void>;
}

const inMemory = (leaseMs: number, now: () => number): LeasesInTime => ({
  store: memoryLeaseStore({ leaseMs, now }),
  settled: () => Promise.resolve(),
  tell: () => Promise.resolve(),
});

/** A world in which time passes only while somebody waits for something, and everybody sleeps. */
export function virtualWorld(leasesOf = inMemory): MemberWorld {
  let nowMs = 0;
  let sleepers: Sleeper[] = [];
  const now = () => nowMs;
  const leases = leasesOf(LEASE_MS, now);
  async function step(): Promise<void> {
    await nextTurn();
    await leases.settled();
    nowMs = Math.max(nowMs + 1, Math.min(...sleepers.map(({ untilMs }) => untilMs)));
    const due = sleepers.filter(({ untilMs }) => untilMs <= nowMs);
    sleepers = sleepers.filter(({ untilMs }) => untilMs > nowMs);
    await leases.tell(nowMs);
    for (const { wake } of due) wake();
    await nextTurn();
  }
  return {
    now,
    leaseMs: LEASE_MS,
    beatMs: BEAT_MS,
    store: leases.store,
    pause: (ms, until) =>
      new Promise((resolve) => {
        const wake = () => {
          until.removeEventListener('abort', wake);
          resolve();
        };
        until.addEventListener('abort', wake);
        sleepers.push({ untilMs: until.aborted ? nowMs : nowMs + ms, wake });
      }),
    async until(condition) {
      const endMs = nowMs + LONGEST_MS;
      while (!condition()) {
        if (nowMs > endMs) throw new Error('It did not come to be within a minute.');
        await step();
      }
    },
  };
}
