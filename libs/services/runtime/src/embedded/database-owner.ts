/**
 * The role as whom the services work: it owns its schemas and nothing else of the server. Whoever
 * takes over a service gets what that service has, not the machine's files and programs, which are
 * open to a superuser of PostgreSQL.
 */
import pg from 'pg';

export const OWNER = 'scoresheet_owner';
const SCHEMAS = ['scoresheet', 'scoresheet_log'];

/**
 * Makes the role and the schemas where they are missing, and gives it what a version that worked as
 * the superuser has made; nothing is written where all is so already. `connection` is the
 * superuser's, to the database of the services; `isNew`: the role has another password, or none.
 */
export async function ensureOwner(
  connection: pg.ClientConfig,
  { password, isNew }: { readonly password: string; readonly isNew: boolean },
): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined); // the statement fails with it
  await client.connect();
  try {
    if (!isNew && (await ownsAll(client))) return;
    await client.query('begin');
    await ensureRole(client, password);
    for (const schema of SCHEMAS) await giveSchema(client, schema);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function ownsAll(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_namespace join pg_roles on pg_roles.oid = nspowner
     where rolname = $1 and nspname = any($2)`,
    [OWNER, SCHEMAS],
  );
  return rowCount === SCHEMAS.length;
}

async function ensureRole(client: pg.Client, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [OWNER]);
  if (rowCount === 0) await client.query(`create role ${OWNER}`);
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
  const secret = client.escapeLiteral(password);
  await client.query(`alter role ${OWNER} with ${rights} password ${secret}`);
  await client.query(`alter role ${OWNER} set search_path = ${SCHEMAS[0]}`);
}

async function giveSchema(client: pg.Client, schema: string): Promise<void> {
  await client.query(`create schema if not exists ${schema}`);
  await client.query(`alter schema ${schema} owner to ${OWNER}`);
  // Indexes and the sequences of columns go with their tables.
  const { rows } = await client.query<{ name: string }>(
    `select relation.oid::regclass::text as name from pg_class relation
     where relnamespace = $1::regnamespace and relowner <> $2::regrole and relkind in ('r', 'p')`,
    [schema, OWNER],
  );
  for (const { name } of rows) await client.query(`alter table ${name} owner to ${OWNER}`);
  const { rows: routines } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace = $1::regnamespace and proowner <> $2::regrole`,
    [schema, OWNER],
  );
  for (const { name } of routines) await client.query(`alter routine ${name} owner to ${OWNER}`);
}
