import { MAX_STEP_BACK_MS, type EventLog, type Message } from '@scoresheet/event-log-port';
import { eventLogContract } from '@scoresheet/event-log-port/contract-suite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_FETCH_BYTES, MAX_FETCH_ENTRIES } from './limits.js';
import { openPostgresLog, type PostgresLogOptions } from './open-postgres-log.js';
import { sharedPostgres, type SharedPostgres } from './testing/shared-postgres.js';

let postgres: SharedPostgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
});
afterAll(() => postgres.dispose());

eventLogContract('The log in PostgreSQL', async (shape) => {
  const connectionString = await postgres.createDatabase();
  return {
    open: () => openPostgresLog({ ...shape, connectionString }),
    dispose: async () => undefined, // the database goes with its server
  };
});

const here = { topic: 'match.events', partition: 0 };
const message = (text: string): Message => ({ key: 'm-1', value: new TextEncoder().encode(text) });
const NEVER_MS = 3_600_000;
const PATIENCE = { timeout: 15_000, interval: 10 };

describe('The log in PostgreSQL', () => {
  let connectionString: string;
  let opened: EventLog[];
  beforeEach(async () => {
    connectionString = await postgres.createDatabase();
    opened = [];
  });
  afterEach(() => Promise.all(opened.map((log) => log.close())));

  async function open(options: Partial<PostgresLogOptions> = {}): Promise<EventLog> {
    const shape = { topics: [here.topic], partitions: 2 };
    const log = await openPostgresLog({ ...shape, connectionString, ...options });
    opened.push(log);
    return log;
  }

  async function sql<Row extends object>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  describe('is founded once', () => {
    it('although several processes open it at the same moment', async () => {
      const logs = await Promise.all(Array.from({ length: 6 }, () => open()));
      expect(new Set(logs.map(({ logId }) => logId)).size).toBe(1);
      expect(await sql('select topic, partition from scoresheet_log.partition')).toHaveLength(2);
    });

    it('with a number of partitions that it keeps', async () => {
      await open();
      const refusal = open({ partitions: 3 });
      await expect(refusal).rejects.toMatchObject({
        code: 'log-mismatch',
        message: expect.stringMatching(/created with 2 partitions.* 3 were asked for/),
      });
    });

    it.each([
      ['is not known', 'nobody', 'role "nobody" does not exist'],
      ['may do nothing', 'guest', 'permission denied'],
    ])('not by a user who %s, in words for an operator', async (_, user, reason) => {
      const roles = await sql(`select from pg_roles where rolname = 'guest'`);
      if (roles.length === 0) await sql('create role guest login');
      const url = new URL(connectionString);
      url.username = user;
      const refusal = await open({ connectionString: url.href }).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'log-access-refused' });
      expect(String(refusal)).toContain('refused the user, the password or a permission');
      expect(String(refusal)).toContain(reason);
    });

    it('and takes further topics later, beside those it has', async () => {
      await (await open()).append(here, [message('a')]);
      const log = await open({ topics: ['match.commands', here.topic] });
      expect(await log.end(here)).toBe(1);
      expect(await log.end({ topic: 'match.commands', partition: 1 })).toBe(0);
    });

    it('and not opened by a program that is older than its tables', async () => {
      await open();
      await sql('insert into scoresheet_log.migration (version) values (1000)');
      const words = expect.stringContaining('version 1000');
      await expect(open()).rejects.toMatchObject({ code: 'log-mismatch', message: words });
    });

    it('only where a database answers', async () => {
      const nowhere = connectionString.replace(/:\d+\//, ':1/');
      const refusal = open({ connectionString: nowhere });
      await expect(refusal).rejects.toMatchObject({ code: 'log-unavailable' });
    });
  });

  describe('hears of entries', () => {
    it('of other processes by notification, long before it asks', async () => {
      const log = await open({ pollIntervalMs: NEVER_MS });
      const other = await open({ pollIntervalMs: NEVER_MS });
      const seen = vi.fn();
      log.subscribe(here, 0, (entries) => seen(entries.length));
      await log.end(here);
      for (let count = 1; count <= 3; count += 1) {
        await other.append(here, [message('a')]);
        await vi.waitUntil(() => seen.mock.calls.length === count, PATIENCE);
      }
    });

    it('by asking, when nobody notifies', async () => {
      const log = await open({ pollIntervalMs: 20 });
      const seen = vi.fn();
      log.subscribe(here, 0, (entries) => seen(entries.length));
      await log.end(here);
      await sql(`
        with place as (
          update scoresheet_log.partition set next_offset = 1 where partition = 0 returning id
        )
        insert into scoresheet_log.entry select id, 0, 0, 'm-1', null, 'a' from place`);
      await vi.waitUntil(() => seen.mock.calls.length === 1, PATIENCE);
    });
  });

  it('writes many appends of one moment in few transactions', async () => {
    const log = await open();
    await Promise.all(Array.from({ length: 500 }, () => log.append(here, [message('a')])));
    const rows = await sql<{ transactions: string }>(
      'select count(distinct xmin::text) as transactions from scoresheet_log.entry',
    );
    expect(Number(rows[0]?.transactions)).toBeLessThan(10);
    expect(await log.end(here)).toBe(500);
  });

  it('fetches bounded numbers and bytes at once, and all of them in the end', async () => {
    const log = await open();
    const large = { key: 'm-1', value: new Uint8Array(MAX_FETCH_BYTES / 16) };
    await log.append(
      here,
      Array.from({ length: 20 }, () => large),
    );
    await log.append(
      here,
      Array.from({ length: 900 }, () => message('a')),
    );
    await log.append(
      here,
      Array.from({ length: 900 }, () => message('b')),
    );
    const sizes: number[] = [];
    const subscription = log.subscribe(here, 0, (entries) => {
      sizes.push(entries.length);
      if (entries.at(-1)?.offset === 1_819) void subscription.stop();
    });
    await subscription.ended;
    expect(sizes).toEqual([16, MAX_FETCH_ENTRIES, 1_820 - 16 - MAX_FETCH_ENTRIES]);
  });

  describe('stamps', () => {
    const HOUR_MS = 3_600_000;
    const lastStamps = async (log: EventLog) =>
      (await log.read(here, 0, 9)).map(({ appendedAtMs }) => appendedAtMs);

    /** As if the server's clock had been so far ahead when it stamped the last entry. */
    const setBack = (ms: number) =>
      sql(`update scoresheet_log.partition set last_appended_at_ms = last_appended_at_ms + ${ms}`);

    it('stand still until a clock that was set back has caught up', async () => {
      const log = await open();
      await log.append(here, [message('a')]);
      await setBack(HOUR_MS);
      await log.append(here, [message('b')]);
      await log.append(here, [message('c')]);
      const [first = 0, ...later] = await lastStamps(log);
      expect(later).toEqual([first + HOUR_MS, first + HOUR_MS]);
    });

    it('follow a clock that was set back too far to be waited for', async () => {
      const log = await open();
      await log.append(here, [message('a')]);
      await setBack(2 * MAX_STEP_BACK_MS);
      await log.append(here, [message('b')]);
      const [first = 0, second = 0] = await lastStamps(log);
      expect(second - first).toBeGreaterThanOrEqual(0);
      expect(second - first).toBeLessThan(HOUR_MS);
    });
  });

  it('refuses an append that a foreign lock holds up, and goes on after it', async () => {
    const log = await open({ deadlineMs: 200 });
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query('begin; lock table scoresheet_log.partition');
    const refusal = { code: 'log-unavailable', message: expect.stringContaining('200 ms') };
    await expect(log.append(here, [message('a')])).rejects.toMatchObject(refusal);
    await client.end();
    const isAppended = () =>
      log.append(here, [message('b')]).then(
        () => true,
        () => false,
      );
    await vi.waitUntil(isAppended, PATIENCE);
  });

  describe('does not go on', () => {
    it('when the database has become that of another log', async () => {
      const log = await open();
      await log.append(here, [message('a')]);
      const subscription = log.subscribe(here, 0, () => undefined);
      await log.end(here);
      await sql('update scoresheet_log.log set log_id = gen_random_uuid()');
      await postgres.cutConnections();
      const refusal = { code: 'log-mismatch', message: expect.stringContaining(log.logId) };
      await expect(log.append(here, [message('b')])).rejects.toMatchObject(refusal);
      await expect(subscription.ended).rejects.toMatchObject(refusal);
    });

    it('when the tables are gone', async () => {
      const log = await open();
      await sql('drop schema scoresheet_log cascade');
      const refusal = { code: 'log-mismatch' };
      await expect(log.append(here, [message('a')])).rejects.toMatchObject(refusal);
      await expect(log.read(here, 0, 1)).rejects.toMatchObject(refusal);
      await expect(log.subscribe(here, 0, () => undefined).ended).rejects.toMatchObject(refusal);
    });

    it('when an older copy of the data was put in its place', async () => {
      const log = await open({ pollIntervalMs: 20 });
      await log.append(here, [message('a'), message('b')]);
      const seen = vi.fn();
      const subscription = log.subscribe(here, 0, seen);
      await vi.waitUntil(() => seen.mock.calls.length === 1, PATIENCE);
      await sql(
        'update scoresheet_log.partition set next_offset = 1; delete from scoresheet_log.entry',
      );
      await postgres.cutConnections();
      await expect(subscription.ended).rejects.toMatchObject({ code: 'offset-out-of-range' });
    });
  });
});
