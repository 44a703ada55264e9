import {
  calmTrouble,
  checkShape,
  LogError,
  type EventLog,
  type LogShape,
  type OnTrouble,
} from '@scoresheet/event-log-port';
import pg, { type ClientBase, type ClientConfig } from 'pg';
import { EndWatcher } from './end-watcher.js';
import { foundLog, type FoundLog } from './found-log.js';
import { ATTEMPT_MS, DEADLINE_MS, OPEN_MS, POLL_INTERVAL_MS, POOL_CONNECTIONS } from './limits.js';
import { IDENTITY, type IdentityRow } from './log.sql.js';
import { PostgresLog } from './postgres-log.js';
import { asLogError } from './trouble.js';

export interface PostgresLogOptions extends LogShape {
  /** Direct, not through a pooler that shares sessions: NOTIFY and prepared statements need one. */
  readonly connectionString: string;
  /** Told of what the log itself tries to overcome: at once when it begins, then now and then. */
  readonly onTrouble?: OnTrouble;
  /** How long an append, read or `end` may take before it is refused as `log-unavailable`. */
  readonly deadlineMs?: number;
  /** How often to ask for what no notification has told. */
  readonly pollIntervalMs?: number;
}

/**
 * Opens the log in a database, or founds it there with an id of its own and this number of
 * partitions. Throws a `LogError`: `log-unavailable` when the database cannot be reached,
 * `log-access-refused` when it does not let us in,
 * `log-mismatch` when it keeps a log of another number of partitions or of a newer version.
 */
export async function openPostgresLog(options: PostgresLogOptions): Promise<EventLog> {
  checkShape(options);
  const onTrouble = calmTrouble(options.onTrouble ?? (() => undefined));
  const found = await findOrFound(options);
  const pool = new pg.Pool({
    ...configOf(options, ATTEMPT_MS),
    max: POOL_CONNECTIONS,
    idleTimeoutMillis: 0, // the connections of a log are always needed again
    verify: (client, done) => void verify(client, found.logId).then(() => done(), done),
  });
  pool.on('error', (error) => onTrouble(asLogError(error)));
  // While `verify` asks, the pool does not listen, and an error unheard would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const watcher = new EndWatcher({
    connect: () => connect(options, found.logId),
    pollIntervalMs: options.pollIntervalMs ?? POLL_INTERVAL_MS,
    onTrouble,
  });
  const { topics, partitions, truncatable = [], deadlineMs = DEADLINE_MS } = options;
  const shape = { topics: [...topics], partitions, truncatable: [...truncatable] };
  return new PostgresLog({ ...found, shape, pool, watcher, deadlineMs, onTrouble });
}

async function findOrFound(options: PostgresLogOptions): Promise<FoundLog> {
  const client = new pg.Client(configOf(options, OPEN_MS));
  client.on('error', () => undefined); // whatever it is, the running query fails with it
  try {
    await client.connect();
    return await foundLog(client, options);
  } catch (error) {
    throw asLogError(error);
  } finally {
    await client.end();
  }
}

async function connect(options: PostgresLogOptions, logId: string): Promise<pg.Client> {
  const client = new pg.Client(configOf(options, ATTEMPT_MS));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await verify(client, logId);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** A database that was restored or replaced while we were cut off keeps another history. */
async function verify(client: ClientBase, logId: string): Promise<void> {
  const { rows } = await client.query<IdentityRow>(IDENTITY);
  if (rows[0]?.logId === logId) return;
  throw new LogError(
    'log-mismatch',
    `The database now keeps the log ${rows[0]?.logId}, not ${logId}. Restart to read it anew.`,
  );
}

function configOf({ connectionString }: PostgresLogOptions, timeoutMs: number): ClientConfig {
  return {
    connectionString,
    application_name: 'scoresheet-log',
    keepAlive: true,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    statement_timeout: timeoutMs,
    // An acknowledged append is durable, whatever the server is set to.
    options: '-c synchronous_commit=on',
  };
}
