import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkNobodyRuns } from './nobody-runs.js';

describe('A command for a Scoresheet that is stopped', () => {
  let postgres: SharedPostgres;
  let url: string;
  let session: pg.Client;
  beforeAll(async () => {
    postgres = await sharedPostgres();
    url = await postgres.createDatabase();
  });
  beforeEach(async () => {
    session = new pg.Client({ connectionString: url, application_name: 'scoresheet api' });
    await session.connect();
  });
  afterAll(() => postgres.dispose());

  const check = () =>
    checkNobodyRuns({ database: { kind: 'postgres', url } }, { url, wasRunning: true });

  const hasLooked = async () => {
    const { rowCount } = await session.query(
      "select 1 from pg_stat_activity where application_name = 'look' and state = 'idle'",
    );
    return rowCount === 1;
  };

  it('is refused while a process of it has a session', async () => {
    await expect(check()).rejects.toMatchObject({ code: 'in-use' });
    await session.end();
  });

  it('waits for a session that is leaving', async () => {
    const checked = check();
    await expect.poll(hasLooked, { interval: 10 }).toBe(true);
    await session.end();
    await expect(checked).resolves.toBeUndefined();
  });
});
