import type { Entry, EventLog, LogError } from '@scoresheet/event-log-port';
import { startSurvivors } from '@scoresheet/event-log-port/contract-suite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgresLog } from './open-postgres-log.js';
import { throwawayPostgres, type ThrowawayPostgres } from './testing/throwaway-postgres.js';

const here = { topic: 'match.events', partition: 0 };
const ROUNDS = 3;
const PATIENCE = { timeout: 20_000, interval: 5 };
const TEST_TIMEOUT_MS = 90_000;

describe('When the database dies under a consumer and its appenders', () => {
  let postgres: ThrowawayPostgres;
  let connectionString: string;
  beforeAll(async () => {
    postgres = await throwawayPostgres();
    connectionString = await postgres.createDatabase();
  });
  afterAll(() => postgres.dispose());

  const told: string[] = [];
  const onTrouble = ({ code }: LogError, times: number) => told.push(`${times} x ${code}`);
  const open = () =>
    openPostgresLog({ topics: [here.topic], partitions: 1, connectionString, onTrouble });

  it(
    'nothing acknowledged is lost and every entry is delivered once',
    { timeout: TEST_TIMEOUT_MS },
    async () => {
      const log = await open();
      const reader = await open(); // as another process: it lives by notifications and polls
      const delivered: Entry[] = [];
      const subscription = reader.subscribe(here, 0, (entries) => void delivered.push(...entries));
      const survivors = startSurvivors(log, here);

      for (let round = 1; round <= ROUNDS; round += 1) {
        await survivors.progress();
        await postgres.cutConnections();
        await survivors.progress();
        await postgres.crash();
        await postgres.restart();
      }
      await survivors.progress();
      await survivors.stop();

      const end = await log.end(here);
      await vi.waitUntil(() => delivered.length >= end, PATIENCE);
      await subscription.stop();
      survivors.expectDelivered(delivered);
      const fresh = await open();
      expect(await readAll(fresh)).toEqual(delivered);
      expect(told).toContain('1 x log-unavailable'); // at once, and the many others seldom
      expect(told.length).toBeLessThan(20);
      await Promise.all([log, reader, fresh].map((handle) => handle.close()));
    },
  );

  it('a new connection may break before it knows whose log it has met', async () => {
    const log = await open();
    const end = await log.end(here);
    await log.close();
    const cutOff = await open();
    const inTheWay = new pg.Client({ connectionString });
    inTheWay.on('error', () => undefined); // it is cut, too
    await inTheWay.connect();
    await inTheWay.query('begin; lock table scoresheet_log.log in access exclusive mode');

    const asked = Promise.all([cutOff.end(here), cutOff.end(here)]); // on a connection each
    await vi.waitUntil(async () => (await waiting(inTheWay)) > 1, PATIENCE);
    await postgres.crash();
    await postgres.restart();

    expect(await asked).toEqual([end, end]);
    await cutOff.close();
  });
});

async function waiting(client: pg.Client): Promise<number> {
  await client.query('select pg_stat_clear_snapshot()'); // within a transaction, the first one stays
  const { rowCount } = await client.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%log_id%'`,
  );
  return rowCount ?? 0;
}

async function readAll(log: EventLog): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (;;) {
    const batch = await log.read(here, entries.length, 1_000);
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}
