/** The one connection to PostgreSQL's tables of the services; the log has tables of its own. */
import { ACCOUNT_TABLES } from '@scoresheet/services-accounts';
import { ARCHIVE_TABLES } from '@scoresheet/services-archive';
import { OWNERSHIP_TABLES } from '@scoresheet/services-ownership';
import { MATCH_TABLES } from '@scoresheet/services-read-models';
import { RULING_TABLES } from '@scoresheet/services-rulings';
import { WEBHOOK_TABLES } from '@scoresheet/services-webhooks';
import pg from 'pg';
import { DataSource, type Logger as TypeormLogger } from 'typeorm';
import { checkSchema } from './check-schema.js';
import { InstallationEntity } from './keys/installation.entity.js';
import { Installation1795000000003 } from './migrations/0003-installation.js';

const POOL_SIZE = 10;
const CONNECT_DEADLINE_MS = 10_000;
/** Any number; nobody else takes advisory locks in this database with it. */
const MIGRATION_LOCK = 5_267_002;

const INSTALLATION_TABLES = {
  entities: [InstallationEntity],
  migrations: [Installation1795000000003],
};

/** Entities say what the tables are, and migrations how they come to be so; none is ever changed. */
const TABLES = [
  ACCOUNT_TABLES,
  ARCHIVE_TABLES,
  INSTALLATION_TABLES,
  MATCH_TABLES,
  OWNERSHIP_TABLES,
  RULING_TABLES,
  WEBHOOK_TABLES,
];

/** A connection to the database that changes no tables: only migrations do. */
export const createDataSource = (
  url: string,
  onError: (error: unknown) => void = () => undefined,
): DataSource =>
  new DataSource({
    logger: failedQueries(onError),
    type: 'postgres',
    // TypeORM would look for a copy of its own, where it runs.
    driver: pg,
    url,
    schema: 'scoresheet',
    applicationName: `scoresheet ${process.pid}`,
    entities: TABLES.flatMap(({ entities }) => [...entities]),
    migrations: TABLES.flatMap(({ migrations }) => [...migrations]),
    migrationsTableName: 'migration',
    poolSize: POOL_SIZE,
    connectTimeoutMS: CONNECT_DEADLINE_MS,
    extra: { Client: ListenedClient },
  });

/**
 * When the server ends a connection at the moment at which the pool hands it out, neither the pool
 * nor TypeORM listens for errors on it, and an error that nobody listens for ends the process.
 * Whoever uses the connection is told by the statement.
 */
class ListenedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

const failedQueries = (onError: (error: unknown) => void): TypeormLogger => ({
  logQuery: () => undefined,
  logQuerySlow: () => undefined,
  log: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  logQueryError: onError,
});

/**
 * Connects, with all tables as this version wants them; several processes may come at once.
 * `onError` is told of every statement that fails, beside whoever asked.
 */
export async function openDatabase(
  url: string,
  onError?: (error: unknown) => void,
): Promise<DataSource> {
  const lock = await connect(url);
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await ensureSchema(lock);
    const database = await createDataSource(url, onError).initialize();
    try {
      await checkSchema(database);
      await database.runMigrations({ transaction: 'all' });
      return database;
    } catch (error) {
      await database.destroy();
      throw error;
    }
  } finally {
    await lock.end();
  }
}

/** Who may not make schemas, as in the embedded database, finds it made. */
async function ensureSchema(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_namespace where nspname = 'scoresheet'`);
  if (rowCount === 0) await client.query('create schema scoresheet');
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_DEADLINE_MS,
  });
  client.on('error', () => undefined); // whoever uses it is told by the statement
  try {
    await client.connect();
    return client;
  } catch (cause) {
    // Node joins the failures of several addresses in an error that has no words of its own.
    const { message, code = 'no answer' } = cause as NodeJS.ErrnoException;
    throw new Error(
      `The database cannot be used: ${message || code}. Check that it runs and, where ` +
        `DATABASE_URL names it, that its address, user and password are right.`,
      { cause },
    );
  }
}
