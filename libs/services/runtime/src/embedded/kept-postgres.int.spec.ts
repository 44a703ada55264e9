/** What kills sessions, or the server itself, does not end what stands on an embedded PostgreSQL. */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { KeptPostgres } from './kept-postgres.js';
import { readAccess } from './cluster.js';
import { adminConnection } from './postmaster.js';
import { prepareData } from '../testing/prepared-data.js';

const PATIENCE = { timeout: 30_000, interval: 50 };

let dataFolder: string;
let kept: KeptPostgres;
let isLost: boolean;
let backs: number;
let troubles: string[];

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'scoresheet-kept-'));
  await chmod(dataFolder, 0o755);
  await prepareData(dataFolder);
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

beforeEach(async () => {
  isLost = false;
  backs = 0;
  troubles = [];
  kept = await KeptPostgres.start({
    dataFolder,
    onTrouble: ({ message }) => void troubles.push(message),
    onBack: () => (backs += 1),
  });
  void kept.lost.then(() => (isLost = true));
});
afterEach(() => kept.stop());

async function query(
  sql: string,
  connection: pg.ClientConfig = { connectionString: kept.url },
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

const asAdmin = async (sql: string) =>
  query(sql, adminConnection(await readAccess(join(dataFolder, 'postgres')), kept.port));

const pidFile = () => readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8');
const postmaster = async () => Number((await pidFile()).split('\n', 1)[0]);

/** The process behind the session that locks the folder. */
async function lockingBackend(): Promise<number> {
  const rows = await asAdmin(`select pid from pg_locks where locktype = 'advisory' and granted`);
  return rows[0]?.['pid'] as number;
}

async function expectBack(): Promise<void> {
  await vi.waitFor(() => expect(backs).toBe(1), PATIENCE);
  expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(isLost).toBe(false);
  // Nobody else gets the folder: it is locked again.
  await expect(startEmbeddedPostgres({ dataFolder })).rejects.toThrow('Another Scoresheet');
}

it('A session that an operator ends is opened again, on the same server', async () => {
  const server = await postmaster();
  await asAdmin(`select pg_terminate_backend(${await lockingBackend()})`);
  await expectBack();
  expect(await postmaster()).toBe(server);
});

it('A backend that is killed ends all sessions of the server, and nothing else', async () => {
  const { url } = kept;
  process.kill(await lockingBackend(), 'SIGKILL');
  await expectBack();
  expect(kept.url).toBe(url);
});

it('A server that is killed is started again where it was, with what it has committed', async () => {
  const { url } = kept;
  await query('create table kept_over as select 7 as seven');
  process.kill(await postmaster(), 'SIGKILL');
  await expectBack();
  expect(kept.url).toBe(url);
  expect(await query('select * from kept_over')).toEqual([{ seven: 7 }]);
  expect(troubles[0]).toContain('The embedded PostgreSQL is gone');
});

it('One that everybody leaves in order is not brought back', async () => {
  await kept.stop();
  await expect(pidFile()).rejects.toThrow('ENOENT');
  expect([backs, isLost, troubles]).toEqual([0, false, []]);
});
