/** Who guesses is slowed down, and who knows the password is let in, in every process alike. */
import { keysFrom } from '@scoresheet/services-keys';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../accounts.spec-kit.js';
import { memoryRateCounters } from '../rate-limits/memory-rate-counters.js';
import { postgresRateCounters } from '../rate-limits/postgres-rate-counters.js';
import {
  WRONG_PASSWORDS_OF_NAME,
  WRONG_PASSWORDS_OF_NAME_FROM_ADDRESS,
  type RateCounters,
} from '../rate-limits/rate-rule.js';
import { LONGEST_WAIT_MS } from '../rate-limits/growing-wait.js';
import { passwordTries, waitMsAfter } from './password-tries.js';

const KEYS = keysFrom(new Uint8Array(32).fill(4));
const { atMost: LOCKED_AFTER, withinMs: LOCKED_MS } = WRONG_PASSWORDS_OF_NAME_FROM_ADDRESS;
const { atMost: UNHINDERED } = WRONG_PASSWORDS_OF_NAME;

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(() => house.database.query('delete from scoresheet.rate_counter'));
afterAll(() => house.close());

let nowMs = 1_700_000_000_000;
const now = () => nowMs;
const pass = (ms: number) => void (nowMs += ms);
const inDatabase = () => postgresRateCounters({ rows: house.database.manager, keys: KEYS, now });

const KINDS: readonly (readonly [string, () => RateCounters])[] = [
  ['in memory', () => memoryRateCounters(now)],
  ['in the database', inDatabase],
];

it('Waits grow, and end at one that a person has patience for', () => {
  const waits = Array.from({ length: 20 }, (_, i) => waitMsAfter(i + 1));
  expect(waits.slice(0, UNHINDERED)).toEqual(Array(UNHINDERED).fill(0));
  expect(waits.slice(UNHINDERED, UNHINDERED + 7)).toEqual([
    1_000,
    2_000,
    4_000,
    8_000,
    16_000,
    32_000,
    LONGEST_WAIT_MS,
  ]);
  expect(waitMsAfter(1_000_000)).toBe(LONGEST_WAIT_MS);
});

describe.each(KINDS)('Wrong passwords, counted %s', (_where, open) => {
  it('of one name from one address lock the two out together, and nobody else', async () => {
    const tries = passwordTries(open());
    const thief = { nameKey: 'ada', address: '192.0.2.1' };
    let made = 0;
    for (let asked = 0; made < LOCKED_AFTER && asked < 200; asked += 1) {
      const waitMs = await tries.begin(thief);
      if (waitMs === undefined) made += 1;
      else pass(waitMs);
    }
    expect(made).toBeLessThanOrEqual(LOCKED_AFTER);
    const lockedMs = (await tries.begin(thief)) ?? 0;
    expect(lockedMs).toBeGreaterThan(0);
    expect(lockedMs).toBeLessThanOrEqual(LOCKED_MS);
    // The same address at another name, and another address at the same name.
    expect(await tries.begin({ ...thief, nameKey: 'bob' })).toBeUndefined();
    const owner = { ...thief, address: '192.0.2.2' };
    const waitMs = (await tries.begin(owner)) ?? 0;
    expect(waitMs).toBeLessThanOrEqual(LONGEST_WAIT_MS);
    pass(waitMs);
    expect(await tries.begin(owner)).toBeUndefined();
  });

  it('from ever new addresses let the owner in after a minute, while they go on', async () => {
    const tries = passwordTries(open());
    const guess = (i: number) => tries.begin({ nameKey: 'ada', address: `thief ${i}` });
    const made = await Promise.all(Array.from({ length: 60 }, (_, i) => guess(i)));
    // Sixty at once: a few are unhindered, all others are told to come back.
    expect(made.filter((waitMs) => waitMs === undefined)).toHaveLength(UNHINDERED);
    const owner = { nameKey: 'ada', address: 'home' };
    const waitMs = (await tries.begin(owner)) as number;
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(LONGEST_WAIT_MS);
    for (let i = 100; i < 130; i += 1) await guess(i);
    pass(waitMs - 1);
    expect(await tries.begin(owner)).toBe(1);
    pass(1);
    expect(await tries.begin(owner)).toBeUndefined();
    await tries.wasRight(owner);
    // The owner's coming makes no guess cheaper.
    expect(await guess(200)).toBeGreaterThan(0);
  });

  it('from one address are as many as its turns', async () => {
    const tries = passwordTries(open());
    for (let i = 0; i < 60; i += 1) await tries.begin({ nameKey: 'ada', address: `thief ${i}` });
    const thief = { nameKey: 'ada', address: 'patient thief' };
    let made = 0;
    for (const from = nowMs; nowMs < from + 10_000; pass(500)) {
      const answers = await Promise.all([tries.begin(thief), tries.begin(thief)]);
      made += answers.filter((waitMs) => waitMs === undefined).length;
    }
    // One after 1 s, with a wait of 2 s after it, and so on: never two at once.
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(5);
  });

  it('are not those of somebody who knows the right one', async () => {
    const tries = passwordTries(open());
    const owner = { nameKey: 'ada', address: 'home' };
    for (let i = 0; i < 3 * LOCKED_AFTER; i += 1) {
      expect(await tries.begin(owner)).toBeUndefined();
      await tries.wasRight(owner);
    }
  });
});

describe('Wrong passwords in the database', () => {
  it('are counted by all processes together', async () => {
    const processes = [passwordTries(inDatabase()), passwordTries(inDatabase())];
    const made = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        processes[i % 2]?.begin({ nameKey: 'ada', address: `thief ${i}` }),
      ),
    );
    expect(made.filter((waitMs) => waitMs === undefined)).toHaveLength(UNHINDERED);
  });
});
