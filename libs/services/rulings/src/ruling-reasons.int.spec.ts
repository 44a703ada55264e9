/** One contract for reasons in memory and in PostgreSQL. */
import 'reflect-metadata';
import { reasonDigestOf } from '@scoresheet/domain-match';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoryReasons } from './memory-reasons.js';
import type { RulingReasons } from './ruling-reasons.js';
import { storedReasons } from './stored-reasons.js';
import { RULING_TABLES } from './tables.js';

const OF = { record: 'm-1', actor: 'a-jo', commandId: 'c1' };
const TEXT = 'Ann looked at Bob’s hand.';

let postgres: SharedPostgres;
let database: DataSource;
beforeAll(async () => {
  postgres = await sharedPostgres();
  const url = await postgres.createDatabase();
  database = await new DataSource({ type: 'postgres', url, ...RULING_TABLES }).initialize();
  await database.query('create schema scoresheet');
  await database.runMigrations();
});
afterAll(async () => {
  await database?.destroy();
  await postgres?.dispose();
});

const KINDS: readonly [string, () => RulingReasons][] = [
  ['memory', () => memoryReasons(sha256)],
  ['PostgreSQL', () => storedReasons(database, sha256)],
];

describe.each(KINDS)('Reasons in %s', (_, open) => {
  let reasons: RulingReasons;
  beforeEach(async () => {
    await database.query('truncate scoresheet.ruling_reason');
    reasons = open();
  });

  const keep = async (of = OF, text = TEXT): Promise<string> =>
    (await reasons.keep(of, text)) ?? '';

  it('are found by the digest that the event holds, with a salt that proves it', async () => {
    const digest = await keep();
    const [found] = await reasons.find([{ record: 'm-1', digest }]);
    expect(found).toMatchObject({ is: 'kept', text: TEXT });
    const salt = found?.is === 'kept' ? found.salt : '';
    expect(salt).toMatch(/^[0-9a-f]{64}$/);
    expect(reasonDigestOf({ text: TEXT, salt }, sha256)).toBe(digest);
  });

  it('of the same command are kept once, even when it comes several times at once', async () => {
    const digests = await Promise.all(Array.from({ length: 5 }, () => keep()));
    expect(new Set(digests).size).toBe(1);
  });

  it('of other commands have other digests, though the text is the same', async () => {
    const others = [
      { ...OF, commandId: 'c2' },
      { ...OF, actor: 'a-ola' },
      { ...OF, record: 'm-2' },
    ];
    const digests = [await keep()];
    for (const other of others) digests.push(await keep(other));
    expect(new Set(digests).size).toBe(4);
  });

  it('cannot be exchanged by sending another text under the same id', async () => {
    const digest = await keep();
    expect(await reasons.keep(OF, 'Something else.')).toBeUndefined();
    expect((await reasons.find([{ record: 'm-1', digest }]))[0]).toMatchObject({ text: TEXT });
  });

  it('that were erased are known to have been there, and their command is still the same', async () => {
    const digest = await keep();
    expect(await reasons.erase({ record: 'm-1', digest })).toBe(true);
    expect(await reasons.find([{ record: 'm-1', digest }])).toEqual([{ is: 'erased' }]);
    expect(await keep()).toBe(digest);
    expect(await reasons.erase({ record: 'm-1', digest: 'none' })).toBe(false);
  });

  it('of a refused command are forgotten', async () => {
    const digest = await keep();
    await reasons.forget(OF);
    expect(await reasons.find([{ record: 'm-1', digest }])).toEqual([undefined]);
  });

  it('are found in the order in which they are asked for', async () => {
    const [first, second] = [await keep(), await keep({ ...OF, commandId: 'c2' }, 'Two.')];
    const keys = [second, 'none', first].map((digest) => ({ record: 'm-1', digest }));
    const found = await reasons.find(keys);
    expect(found.map((each) => each?.is === 'kept' && each.text)).toEqual(['Two.', false, TEXT]);
  });
});

describe('A reason that somebody changed in the database', () => {
  it('is found to be altered', async () => {
    const reasons = storedReasons(database, sha256);
    const digest = (await reasons.keep(OF, TEXT)) ?? '';
    await database.query(`update scoresheet.ruling_reason set body = 'All was well.'`);
    expect(await reasons.find([{ record: 'm-1', digest }])).toEqual([{ is: 'altered' }]);
  });
});
