/**
 * One Scoresheet to a data folder. The lock is a session of the database itself: it goes with the
 * process that held it, however that died, and leaves nothing stale behind.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Any number; nobody else takes advisory locks in the cluster's own database. */
const LOCK = 5_267_001;
/** The server notices at once that a killed process is gone, but not sooner. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 50;

export interface FolderLock {
  /** Fulfilled with the reason when the session ends and nobody expected it. */
  readonly lost: Promise<string>;
  /** Says that the server is about to be stopped, and the session with it. */
  expectEnd(): void;
  close(): Promise<void>;
}

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

export async function lockFolder(connection: pg.ClientConfig, folder: string): Promise<FolderLock> {
  const client = new pg.Client({ ...connection, application_name: `scoresheet ${process.pid}` });
  const lost = new Promise<string>((resolve) => {
    client.on('error', (error) => resolve(error.message));
    client.on('end', () => resolve('the connection was closed'));
  });
  await client.connect();
  try {
    await acquire(client, folder);
  } catch (error) {
    await client.end();
    throw error;
  }
  let isExpected = false;
  return {
    lost: lost.then((reason) => (isExpected ? new Promise<string>(() => undefined) : reason)),
    expectEnd: () => void (isExpected = true),
    close: () => client.end().catch(() => undefined),
  };
}

async function acquire(client: pg.Client, folder: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query(`select pg_try_advisory_lock($1) as taken`, [LOCK]);
    if (rows[0]?.taken === true) return;
    if (Date.now() > deadline) break;
    await pause(PAUSE_MS);
  }
  throw inUse(folder, await holderOf(client));
}

/** Words about who holds the lock; undefined where nobody does. */
export async function findHolder(
  connection: pg.ClientConfig,
  folder: string,
): Promise<FolderInUse | undefined> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined); // the question below fails, too
  try {
    await client.connect();
    const holder = await holderOf(client);
    return holder === undefined ? undefined : inUse(folder, holder);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The number of its process. */
async function holderOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid = $1`,
    [LOCK],
  );
  return /\d+/.exec(rows[0]?.name ?? '')?.[0];
}

const inUse = (folder: string, holder = 'unknown'): FolderInUse =>
  new FolderInUse(
    `Another Scoresheet (process ${holder}) is using ${folder}. Stop it first, or give this one ` +
      'a folder of its own in SCORESHEET_DATA.',
  );
