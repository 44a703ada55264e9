/** Commands that change what a running Scoresheet relies on are for one that is stopped. */
import type { Config, ReachedDatabase } from '@scoresheet/services-runtime';
import pg from 'pg';
import { Fault } from '../program/fault.js';

/** Every session of ours bears such a name. */
const OURS = 'scoresheet%';

/** Throws a `Fault` when a Scoresheet uses the database. Opens nothing that would look like one. */
export async function checkNobodyRuns(
  { database }: Config,
  { url, wasRunning }: ReachedDatabase,
): Promise<void> {
  if (wasRunning && database.kind === 'embedded') throw inUse('the data folder');
  const client = new pg.Client({ connectionString: url, application_name: 'look' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where datname = current_database() and application_name like $1 limit 1`,
      [OURS],
    );
    if (rows[0] !== undefined) throw inUse('the database');
  } finally {
    await client.end();
  }
}

const inUse = (what: string): Fault =>
  new Fault(
    'in-use',
    `a Scoresheet is using ${what}. Stop every process of this installation, then do this again.`,
  );
