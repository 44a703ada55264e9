export const log = `
create table scoresheet_log.log (
  only_one  boolean primary key default true check (only_one),
  log_id    uuid not null default gen_random_uuid(),
  partitions integer not null check (partitions > 0)
);

-- One row per partition; its lock is what gives the entries their order. Written with every group
-- of appends and never grown, so the free half of the page keeps each update on it.
create table scoresheet_log.partition (
  id                  integer generated always as identity primary key,
  topic               text not null,
  partition           integer not null,
  next_offset         bigint not null default 0,
  last_appended_at_ms bigint not null default 0,
  unique (topic, partition)
) with (fillfactor = 50);

-- No foreign key: it would look up the partition's row again for each entry, and offsets are given
-- out by that very row.
create table scoresheet_log.entry (
  partition_id   integer not null,
  "offset"       bigint not null,
  appended_at_ms bigint not null,
  key            text not null,
  headers        text, -- a JSON object, as text because a JSON type would refuse some of it
  value          bytea not null,
  primary key (partition_id, "offset")
);
`;
