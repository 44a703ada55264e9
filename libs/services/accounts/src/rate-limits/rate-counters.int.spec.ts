import { keysFrom } from '@scoresheet/services-keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../accounts.spec-kit.js';
import { MAX_SUBJECTS, memoryRateCounters } from './memory-rate-counters.js';
import { postgresRateCounters } from './postgres-rate-counters.js';
import type { RateCounters, RateRule } from './rate-rule.js';

const RULE: RateRule = { name: 'of-spec', atMost: 3, withinMs: 60_000 };
const KEYS = keysFrom(new Uint8Array(32).fill(4));

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

let nowMs = 1_700_000_000_000;
const now = () => nowMs;
const inDatabase = () => postgresRateCounters({ rows: house.database.manager, keys: KEYS, now });

const KINDS: readonly (readonly [string, () => RateCounters])[] = [
  ['in memory', () => memoryRateCounters(now)],
  ['in the database', inDatabase],
];

let subjects = 0;
const somebody = () => `somebody ${(subjects += 1)}`;

async function tries(counters: RateCounters, subject: string, times: number) {
  const answers: (number | undefined)[] = [];
  for (let i = 0; i < times; i += 1) answers.push(await counters.count(RULE, subject));
  return answers;
}

describe.each(KINDS)('Tries counted %s', (_where, open) => {
  it('are allowed so often, for each subject, and then not until the window is over', async () => {
    const [counters, subject] = [open(), somebody()];
    expect(await tries(counters, subject, 3)).toEqual([undefined, undefined, undefined]);
    nowMs += 10_000;
    expect(await counters.count(RULE, subject)).toBe(50_000);
    expect(await counters.count(RULE, somebody())).toBeUndefined();
    nowMs += 50_000;
    expect(await tries(counters, subject, 4)).toEqual([undefined, undefined, undefined, 60_000]);
  });

  it('are counted for no longer when a clock has stepped back', async () => {
    const [counters, subject] = [open(), somebody()];
    await tries(counters, subject, 4);
    nowMs -= 3_600_000;
    expect(await counters.count(RULE, subject)).toBeUndefined();
    expect(await tries(counters, subject, 3)).toEqual([undefined, undefined, 60_000]);
    nowMs += 3_600_000;
  });

  it('are given back one by one, or forgotten all together', async () => {
    const [counters, subject] = [open(), somebody()];
    await tries(counters, subject, 3);
    await counters.giveBack(RULE, subject);
    expect((await tries(counters, subject, 2)).map((ms) => ms === undefined)).toEqual([
      true,
      false,
    ]);
    await counters.forget(RULE, subject);
    expect(await counters.count(RULE, subject)).toBeUndefined();
    await counters.giveBack(RULE, somebody());
  });
});

describe('Counters in the database', () => {
  it('are the same for all processes, however many count at once', async () => {
    const [subject, processes] = [somebody(), [inDatabase(), inDatabase()]];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (processes[i % 2] as RateCounters).count(RULE, subject)),
    );
    expect(answers.filter((ms) => ms === undefined)).toHaveLength(3);
  });

  it('hold neither a name nor an address', async () => {
    await inDatabase().count(RULE, 'ada byron');
    const rows = await house.database.query<object[]>('select * from scoresheet.rate_counter');
    expect(JSON.stringify(rows)).not.toMatch(/ada|byron|of-spec/);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('are swept out when their window is over', async () => {
    const counters = inDatabase();
    await counters.count(RULE, somebody());
    nowMs += RULE.withinMs;
    for (let i = 0; i < 500; i += 1) await counters.count(RULE, 'the sweeper');
    const [left] = await house.database.query<{ count: string }[]>(
      'select count(*) from scoresheet.rate_counter',
    );
    expect(Number(left?.count)).toBe(1);
  });
});

describe('Counters of strangers', () => {
  it('fill no table: beyond so many those go that would be over first', async () => {
    const options = { rows: house.database.manager, keys: KEYS, now, atMost: 10 };
    const counters = postgresRateCounters(options);
    const [short, long] = [RULE, { ...RULE, name: 'long', withinMs: 2 * RULE.withinMs }];
    for (let i = 0; i < 5; i += 1) await counters.count(long, somebody());
    for (let i = 0; i < 500; i += 1) await counters.count(short, somebody());
    const rows = await house.database.query<{ until: Date }[]>(
      'select until from scoresheet.rate_counter',
    );
    expect(rows.length).toBeLessThanOrEqual(16); // the sweep comes with every 500th
    const lasting = rows.filter(({ until }) => until.getTime() === nowMs + long.withinMs);
    expect(lasting).toHaveLength(5);
  });
});

describe('Counters in memory', () => {
  it('fill no memory when very many are counted: the oldest gives way', async () => {
    const counters = memoryRateCounters(now);
    await tries(counters, 'first', 3);
    for (let i = 0; i < MAX_SUBJECTS; i += 1) await counters.count(RULE, `name ${i}`);
    expect(await counters.count(RULE, 'first')).toBeUndefined();
  });
});
