/** The one connection to PostgreSQL's tables of the services; the log has tables of its own. */
import {
  ACCOUNT_ENTITIES,
  Accounts1795000000010,
  Block1795000000049,
  FrontDoor1795000000020,
  NameSkeleton1795000000048,
  OpenMatch1795000000051,
} from '@scoresheet/services-accounts';
import {
  Archive1795000000001,
  ArchivedEventEntity,
  CommandMac1795000000045,
  FirstStamp1795000000040,
  LogCopy1795000000030,
  ProjectionPositionEntity,
  RefutedEvent1795000000060,
  TwoCopies1795000000042,
  WorkerPositionEntity,
  WorkerTime1795000000041,
} from '@scoresheet/services-archive';
import { Ownership1795000000025 } from '@scoresheet/services-ownership';
import {
  Match1795000000002,
  MatchClock1795000000031,
  MatchHead1795000000044,
  MatchSuspended1795000000032,
  MatchDue1795000000007,
  MatchEntity,
  MatchLists1795000000005,
  ReadModelEntity,
} from '@scoresheet/services-read-models';
import {
  HouseRead1795000000050,
  HouseReadEntity,
  RulingReason1795000000006,
  RulingReasonEntity,
  SeatClaimEntity,
} from '@scoresheet/services-rulings';
import pg from 'pg';
import { DataSource, type Logger as TypeormLogger } from 'typeorm';
import { checkSchema } from './check-schema.js';
import { InstallationEntity } from './keys/installation.entity.js';
import { Installation1795000000003 } from './migrations/0003-installation.js';

const POOL_SIZE = 10;
const CONNECT_DEADLINE_MS = 10_000;
/** Any number; nobody else takes advisory locks in this database with it. */
const MIGRATION_LOCK = 5_267_002;

/** What the tables are, step by step; none is ever changed. */
const MIGRATIONS = [
  Archive1795000000001,
  Match1795000000002,
  Installation1795000000003,
  MatchLists1795000000005,
  RulingReason1795000000006,
  MatchDue1795000000007,
  Accounts1795000000010,
  FrontDoor1795000000020,
  Ownership1795000000025,
  LogCopy1795000000030,
  MatchClock1795000000031,
  MatchSuspended1795000000032,
  FirstStamp1795000000040,
  WorkerTime1795000000041,
  TwoCopies1795000000042,
  MatchHead1795000000044,
  CommandMac1795000000045,
  NameSkeleton1795000000048,
  Block1795000000049,
  HouseRead1795000000050,
  OpenMatch1795000000051,
  RefutedEvent1795000000060,
];

/** Never synchronised: what the tables are stands in the migrations. */
export const createDataSource = (
  url: string,
  onError: (error: unknown) => void = () => undefined,
): DataSource =>
  new DataSource({
    logger: failedQueries(onError),
    type: 'postgres',
    url,
    schema: 'scoresheet',
    applicationName: `scoresheet ${process.pid}`,
    entities: [
      ...ACCOUNT_ENTITIES,
      ArchivedEventEntity,
      InstallationEntity,
      MatchEntity,
      ProjectionPositionEntity,
      ReadModelEntity,
      HouseReadEntity,
      RulingReasonEntity,
      SeatClaimEntity,
      WorkerPositionEntity,
    ],
    migrations: MIGRATIONS,
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
  ...{ logQuery: () => undefined, logQuerySlow: () => undefined, log: () => undefined },
  ...{ logSchemaBuild: () => undefined, logMigration: () => undefined },
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
