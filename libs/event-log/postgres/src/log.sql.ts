/**
 * The log itself: its identity, its partitions and the version of its tables. Raw SQL because an ORM
 * has no place in the log (`docs/adr/0030-two-migrators.md`).
 */
import type { PartitionRef } from '@scoresheet/event-log-port';

export const HAS_SCHEMA = `select from pg_namespace where nspname = 'scoresheet_log'`;
export const CREATE_SCHEMA = 'create schema scoresheet_log';

export const HAS_MIGRATIONS = `select to_regclass('scoresheet_log.migration') is not null as there`;
export const CREATE_MIGRATIONS = `
  create table scoresheet_log.migration (
    version integer primary key,
    applied_at timestamptz not null default now()
  )`;
export const APPLIED_VERSION = 'select max(version) as version from scoresheet_log.migration';
export const NOTE_VERSION = 'insert into scoresheet_log.migration (version) values ($1)';

export const FOUND =
  'insert into scoresheet_log.log (partitions) values ($1) on conflict do nothing';
export const IDENTITY = 'select log_id as "logId", partitions from scoresheet_log.log';

export interface IdentityRow {
  readonly logId: string;
  readonly partitions: number;
}

export const ADD_TOPICS = `
  insert into scoresheet_log.partition (topic, partition)
  select topic, partition
  from unnest($1::text[]) as topic cross join generate_series(0, $2::integer - 1) as partition
  except select topic, partition from scoresheet_log.partition
  order by topic, partition`;

export const PARTITIONS = 'select id, topic, partition from scoresheet_log.partition';

export interface PartitionRow extends PartitionRef {
  readonly id: number;
}
