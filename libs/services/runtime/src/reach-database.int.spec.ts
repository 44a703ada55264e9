import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.js';
import { reachDatabase } from './reach-database.js';
import { readConfig, type Config } from './config/read-config.js';
import { prepareData } from './testing/prepared-data.js';

let folder: string;
let config: Config;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-reach-'));
  await prepareData(folder);
  config = readConfig({ SCORESHEET_DATA: folder });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query('select 1')).rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

it('An embedded database that does not run is started, and stopped again', async () => {
  const reached = await reachDatabase(config);
  expect([reached.wasRunning, await answers(reached.url)]).toEqual([false, true]);
  await reached.close();
  expect(await answers(reached.url)).toBe(false);
});

it('One that a running Scoresheet has is used beside it, and left to it', async () => {
  const running = await startEmbeddedPostgres({ dataFolder: folder });
  const reached = await reachDatabase(config);
  expect([reached.wasRunning, reached.url]).toEqual([true, running.url]);
  await reached.close();
  expect(await answers(running.url)).toBe(true);
  await running.stop();
});

it('A server of its own is taken as it is named', async () => {
  const url = 'postgres://somebody@example.org/db';
  const named = readConfig({ SCORESHEET_DATA: folder, DATABASE_URL: url });
  expect(await reachDatabase(named)).toMatchObject({ url, wasRunning: true });
});
