/** Commands that change what a running Scoresheet relies on are for one that is stopped. */
import type { Config, ReachedDatabase } from '@scoresheet/services-runtime';
import { setTimeout as later } from 'node:timers/promises';
import pg from 'pg';
import { Fault } from '../program/fault.js';

/** Every session of ours bears such a name. */
const OURS = 'scoresheet%';

/** A session is listed for a moment after its process has gone: one that leaves is waited for. */
const LEAVING_MS = 3_000;
const LOOK_AGAIN_MS = 100;

/** Throws a `Fault` when a Scoresheet uses the database. Opens nothing that would look like one. */
export async function checkNobodyRuns(
  { database }: Pick<Config, 'database'>,
  { url, wasRunning }: Pick<ReachedDatabase, 'url' | 'wasRunning'>,
): Promise<void> {
  if (wasRunning && database.kind === 'embedded') throw inUse('the data folder');
  const client = new pg.Client({ connectionString: url, application_name: 'look' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const patientUntil = performance.now() + LEAVING_MS;
    while (await isUsed(client)) {
      if (performance.now() >= patientUntil) throw inUse('the database');
      await later(LOOK_AGAIN_MS);
    }
  } finally {
    await client.end();
  }
}

async function isUsed(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name like $1 limit 1`,
    [OURS],
  );
  return rowCount !== 0;
}

const inUse = (what: string): Fault =>
  new Fault(
    'in-use',
    `a Scoresheet is using ${what}. Stop every process of this installation, then do this again.`,
  );
