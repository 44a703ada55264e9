import { keysFrom } from '@scoresheet/services-keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../accounts.spec-kit.js';
import { memoryOpenMatches } from './memory-open-matches.js';
import { COUNTED_FOR_MS, type NewMatch, type OpenMatches } from './open-matches.js';
import { postgresOpenMatches } from './postgres-open-matches.js';

const KEYS = keysFrom(new Uint8Array(32).fill(5));
const LIMITS = { ofAccount: 3, fromAddress: 5 };
const BEGAN_MS = 1_700_000_000_000;

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

let nowMs = BEGAN_MS;
const now = () => nowMs;
const inDatabase = () => postgresOpenMatches({ rows: house.database.manager, keys: KEYS, now });

const KINDS: readonly (readonly [string, () => OpenMatches])[] = [
  ['in memory', () => memoryOpenMatches(now)],
  ['in the database', inDatabase],
];

let named = 0;
const newName = (what: string) => `${what}-${(named += 1)}`;

async function openMany(open: OpenMatches, account: string, address: string, times: number) {
  const records = Array.from({ length: times }, () => newName('m'));
  const answers = [];
  for (const record of records)
    answers.push((await open.count({ record, account, address }, LIMITS)).tooMany);
  return { records, answers };
}

describe.each(KINDS)('Open matches counted %s', (_where, start) => {
  it('are too many for an account beyond its limit, since the first of them', async () => {
    const [open, ada, home] = [start(), newName('ada'), newName('home')];
    const { records } = await openMany(open, ada, home, 1);
    nowMs += 60_000;
    const { answers, records: later } = await openMany(open, ada, home, 3);
    const tooMany = { of: 'account', oldestForMs: 60_000 };
    expect(answers).toEqual([undefined, undefined, tooMany]);
    await open.letGo([...records, ...later.slice(2)]);
    const now = { of: 'account', oldestForMs: 0 };
    expect((await openMany(open, ada, home, 2)).answers).toEqual([undefined, now]);
  });

  it('are too many for an address, whoever opens them', async () => {
    const [open, venue] = [start(), newName('venue')];
    for (let i = 0; i < LIMITS.fromAddress; i += 1) {
      expect((await openMany(open, newName('guest'), venue, 1)).answers).toEqual([undefined]);
    }
    const tooMany = { of: 'address', oldestForMs: 0 };
    expect((await openMany(open, newName('guest'), venue, 1)).answers).toEqual([tooMany]);
    const elsewhere = newName('home');
    expect((await openMany(open, newName('guest'), elsewhere, 1)).answers).toEqual([undefined]);
  });

  it('count once, however often they are told of', async () => {
    const [open, account, address] = [start(), newName('bob'), newName('home')];
    const record = newName('m');
    for (let i = 0; i < 2 * LIMITS.fromAddress; i += 1) {
      const { tooMany } = await open.count({ record, account, address }, LIMITS);
      expect(tooMany).toBeUndefined();
    }
  });

  it('are too many for whoever tells of the same one again', async () => {
    const [open, account, address] = [start(), newName('bob'), newName('home')];
    await openMany(open, account, address, LIMITS.ofAccount);
    const match = { record: newName('m'), account, address };
    for (let i = 0; i < 2; i += 1) {
      expect((await open.count(match, LIMITS)).tooMany).toMatchObject({ of: 'account' });
    }
  });

  it('are uncounted by who told of them first, unless somebody told of them again', async () => {
    const [open, account, address] = [start(), newName('bob'), newName('home')];
    const [once, twice] = [newName('m'), newName('m')].map((record) => ({
      record,
      account,
      address,
    })) as [NewMatch, NewMatch];
    await (await open.count(once, LIMITS)).undo();
    const first = await open.count(twice, LIMITS);
    const again = await open.count(twice, LIMITS);
    await again.undo();
    await first.undo();
    const { answers } = await openMany(open, account, address, LIMITS.ofAccount);
    expect(answers).toEqual([undefined, undefined, { of: 'account', oldestForMs: 0 }]);
  });

  it('are forgotten after a day', async () => {
    const [open, account, address] = [start(), newName('eve'), newName('home')];
    await openMany(open, account, address, 3);
    nowMs += COUNTED_FOR_MS;
    expect((await openMany(open, account, address, 3)).answers).toEqual(Array(3).fill(undefined));
  });
});

describe('Open matches in the database', () => {
  it('are the same for all processes', async () => {
    const [account, address] = [newName('ada'), newName('home')];
    await openMany(inDatabase(), account, address, 3);
    const { answers } = await openMany(inDatabase(), account, address, 1);
    expect(answers).toEqual([{ of: 'account', oldestForMs: 0 }]);
  });

  it('name neither an account nor an address, and are swept out', async () => {
    const open = inDatabase();
    await openMany(open, 'ada-byron', '192.0.2.7', 1);
    const rowsOf = () => house.database.query<object[]>('select * from scoresheet.open_match');
    const rows = JSON.stringify(await rowsOf());
    expect(rows).toContain('m-');
    expect(rows).not.toMatch(/byron|192/);
    nowMs += COUNTED_FOR_MS;
    const { records } = await openMany(open, newName('eve'), newName('home'), 500);
    await open.letGo(records);
    expect(await rowsOf()).toEqual([]);
  });
});
