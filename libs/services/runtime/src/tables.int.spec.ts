/**
 * The migrated database beside the one that the entities alone would make: nothing may differ in
 * either direction but what no entity can say, and that is listed here with its reason.
 */
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataSource, openDatabase } from './database.js';

const BY_MIGRATIONS_ALONE = {
  'the steps that were taken, written by TypeORM itself': [
    'column migration.id integer not null default nextval(...)',
    'column migration.name character varying not null',
    'column migration.timestamp bigint not null',
    'constraint PK_... on migration PRIMARY KEY (id)',
    'sequence migration_id_seq',
    'table migration',
  ],
  'rows that are worth nothing after a crash of the server stay out of its write-ahead log': [
    'unlogged open_match',
    'unlogged partition_lease',
    'unlogged rate_counter',
    'unlogged service_member',
  ],
  'pages keep room, so that a row that changes often stays where it is': [
    'option fillfactor=50 of archive_tally',
    'option fillfactor=50 of projection_tally',
    'option fillfactor=70 of match',
  ],
  'words are found by what an expression makes of them, and an entity names columns alone': [
    "CREATE INDEX tournament_title_words ON scoresheet.tournament_words USING gin (to_tsvector('simple'::regconfig, search)) WHERE (kind = 'title'::text)",
  ],
  'the archive counts itself, whoever changes it': [
    'function event_digest(record text, seq integer, hash text)',
    'function tally_archived()',
    'trigger archived_event_added on archived_event',
    'trigger archived_event_changed on archived_event',
    'trigger archived_event_emptied on archived_event',
    'trigger archived_event_removed on archived_event',
  ],
};

/** Everything that stands in the schema, a line each. */
const CATALOG = `
with relation as (
  select * from pg_class where relnamespace = 'scoresheet'::regnamespace
)
select case relkind when 'r' then 'table ' when 'S' then 'sequence ' else relkind::text || ' ' end
       || relname as line
from relation where relkind <> 'i'
union all
select 'unlogged ' || relname from relation where relkind = 'r' and relpersistence <> 'p'
union all
select 'option ' || unnest(reloptions) || ' of ' || relname from relation where relkind <> 'i'
union all
select 'column ' || relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
       || case when attnotnull then ' not null' else '' end
       || coalesce(' default ' || pg_get_expr(adbin, adrelid), '')
from relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
left join pg_attrdef on adrelid = relation.oid and adnum = attnum
where relkind = 'r'
union all
select 'constraint ' || conname || ' on ' || relname || ' ' || pg_get_constraintdef(pg_constraint.oid)
from pg_constraint join relation on conrelid = relation.oid where contype <> 'n'
union all
select pg_get_indexdef(indexrelid) from pg_index join relation on indrelid = relation.oid
where not exists (select from pg_constraint where conindid = indexrelid)
union all
select 'trigger ' || tgname || ' on ' || relname
from pg_trigger join relation on tgrelid = relation.oid
union all
select 'function ' || proname || '(' || pg_get_function_arguments(oid) || ')'
from pg_proc where pronamespace = 'scoresheet'::regnamespace`;

let postgres: SharedPostgres;
let migrated: DataSource;
let described: DataSource;

beforeAll(async () => {
  postgres = await sharedPostgres();
  migrated = await openDatabase(await postgres.createDatabase());
  described = await synchronized(await postgres.createDatabase());
});
afterAll(async () => {
  await migrated?.destroy();
  await described?.destroy();
  await postgres?.dispose();
});

async function synchronized(url: string): Promise<DataSource> {
  const database = await createDataSource(url).initialize();
  await database.query('create schema scoresheet');
  await database.synchronize();
  return database;
}

async function catalogOf(from: Pick<DataSource, 'query'>): Promise<readonly string[]> {
  const rows = await from.query<{ line: string }[]>(CATALOG);
  // TypeORM writes numbers as texts, and names its own table's key and sequence by itself.
  const plain = rows.map(({ line }) =>
    line
      .replace(/'(\d+)'::bigint/, '$1')
      .replace(/nextval\(.*migration.*\)/, 'nextval(...)')
      .replace(/PK_[0-9a-f]+/, 'PK_...'),
  );
  return plain.sort();
}

const without = (lines: readonly string[], others: readonly string[]) =>
  lines.filter((line) => !others.includes(line));

/** What the entities do not say of the tables, and what they say beyond them. */
async function difference(from: Pick<DataSource, 'query'> = migrated) {
  const [there, said] = [await catalogOf(from), await catalogOf(described)];
  const known = Object.values(BY_MIGRATIONS_ALONE).flat();
  return { unsaid: without(without(there, said), known), unmade: without(said, there) };
}

describe('The migrated tables are what the entities say', () => {
  it('to the last column, default, key and index', async () => {
    expect(await catalogOf(described)).toContain('column match.head jsonb');
    expect(await difference()).toEqual({ unsaid: [], unmade: [] });
  });

  it('and what they cannot say is there', async () => {
    const known = Object.values(BY_MIGRATIONS_ALONE).flat();
    expect(without(known, await catalogOf(migrated))).toEqual([]);
    expect(without(known, await catalogOf(described))).toEqual(known);
  });

  it('and TypeORM itself would change nothing, nor is it asked to', async () => {
    const { upQueries } = await migrated.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
    expect(migrated.options.synchronize ?? false).toBe(false);
  });
});

describe('A table that is not as its entity says is noticed:', () => {
  it.each([
    ['another column', 'alter table session add column planted text', 'column session.planted'],
    ['another table', 'create table planted (id text)', 'table planted'],
    ['another index', 'create index planted on session (device)', 'INDEX planted ON'],
    ['another check', 'alter table session add constraint planted check (true)', 'planted on'],
    [
      'a foreign key',
      'alter table session add constraint planted foreign key (account_id) references account',
      'FOREIGN KEY (account_id)',
    ],
  ])('%s', async (_, change, line) => {
    const { unsaid, unmade } = await after(change);
    expect(unsaid).toContainEqual(expect.stringContaining(line));
    expect(unmade).toEqual([]);
  });

  it.each([
    ['a column', 'alter table session drop column device', 'column session.device text'],
    [
      'a default',
      'alter table match alter past drop default',
      'column match.past jsonb not null d',
    ],
    ['a type', 'alter table session alter device type varchar(9)', 'column session.device text'],
    [
      'a not null',
      'alter table session alter account_id drop not null',
      'account_id text not null',
    ],
    ['a key', 'alter table session drop constraint session_pkey', 'PRIMARY KEY (id)'],
    ['a uniqueness', 'alter table account drop constraint account_name_key', 'UNIQUE (name_key)'],
    ['an index', 'drop index session_of_account', 'INDEX session_of_account ON'],
    ['a table', 'drop table refuted_event', 'table refuted_event'],
  ])('%s that is missing or another one', async (_, change, line) => {
    expect((await after(change)).unmade).toContainEqual(expect.stringContaining(line));
  });

  it('the condition of an index', async () => {
    const { unsaid, unmade } = await after(
      'drop index match_live; create index match_live on match (id) where suspended',
    );
    expect(unsaid).toEqual([expect.stringContaining('WHERE suspended')]);
    expect(unmade).toEqual([expect.stringContaining('AND (NOT suspended)')]);
  });
});

/** The difference after a change that is taken back at once. */
async function after(change: string): ReturnType<typeof difference> {
  const runner = migrated.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query('set local search_path = scoresheet');
    await runner.query(change);
    await runner.query('set local search_path = public');
    return await difference(runner);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}
