import { LogError } from '@scoresheet/event-log-port';
import type { ClientBase } from 'pg';
import {
  APPLIED_VERSION,
  CREATE_MIGRATIONS,
  CREATE_SCHEMA,
  HAS_MIGRATIONS,
  HAS_SCHEMA,
  NOTE_VERSION,
} from './log.sql.js';
import { log } from './migrations/0001-log.js';

/** Migrations in their order, for ever: a shipped version is never changed, a new one is added. */
const MIGRATIONS: readonly string[] = [log];

/** The version of the tables that this program writes. */
export const LOG_TABLES_VERSION = MIGRATIONS.length;

/**
 * Brings the schema `scoresheet_log` to this version, within a transaction in which no other
 * process does the same (see `foundLog`).
 */
export async function migrate(client: ClientBase): Promise<void> {
  const applied = await appliedVersion(client);
  if (applied > MIGRATIONS.length) {
    throw new LogError(
      'log-mismatch',
      `The log's tables have version ${applied}, this program knows ${MIGRATIONS.length}. ` +
        `Start the newer program; tables are never taken back.`,
    );
  }
  for (const [index, sql] of MIGRATIONS.slice(applied).entries()) {
    await client.query(sql);
    const version = applied + index + 1;
    await client.query(NOTE_VERSION, [version]);
  }
}

/** Who may not make schemas finds it made. */
async function ensureSchema(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query(HAS_SCHEMA);
  if (rowCount === 0) await client.query(CREATE_SCHEMA);
}

async function appliedVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>(HAS_MIGRATIONS);
  if (rows[0]?.there !== true) {
    await ensureSchema(client);
    await client.query(CREATE_MIGRATIONS);
    return 0;
  }
  const versions = await client.query<{ version: number | null }>(APPLIED_VERSION);
  return versions.rows[0]?.version ?? 0;
}
