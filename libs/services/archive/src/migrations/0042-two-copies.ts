import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The archive counts itself, by triggers, so that whatever changes it is counted, too. What was
 * there before is not counted yet (`is_whole`), because nobody waits for that at a start.
 */
export class TwoCopies1795000000042 implements MigrationInterface {
  readonly name = 'TwoCopies1795000000042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(NOT_COUNTED_YET);
    await runner.query(DIGEST);
    await runner.query(TALLY);
    await runner.query(TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger archived_event_added on scoresheet.archived_event;
      drop trigger archived_event_changed on scoresheet.archived_event;
      drop trigger archived_event_removed on scoresheet.archived_event;
      drop trigger archived_event_emptied on scoresheet.archived_event;
      drop function scoresheet.tally_archived();
      drop function scoresheet.event_digest(text, integer, text);
      drop table scoresheet.archive_tally, scoresheet.projection_tally,
                 scoresheet.copy_difference, scoresheet.scrub_cycle`);
  }
}

const TABLES = `
create table scoresheet.archive_tally (
  topic     text     not null,
  partition integer  not null,
  events    bigint   not null,
  digest    bit(256) not null,
  is_whole  boolean  not null,
  constraint archive_tally_pkey primary key (topic, partition)
) with (fillfactor = 50);
create table scoresheet.projection_tally (
  projection  text     not null,
  partition   integer  not null,
  next_offset bigint   not null,
  events      bigint   not null,
  digest      bit(256) not null,
  constraint projection_tally_pkey primary key (projection, partition)
) with (fillfactor = 50);
create table scoresheet.copy_difference (
  topic       text    not null,
  partition   integer not null,
  "offset"    bigint  not null,
  kind        text    not null,
  record      text,
  seq         integer,
  found_at_ms bigint  not null,
  constraint copy_difference_pkey primary key (topic, partition, "offset")
);
create table scoresheet.scrub_cycle (
  topic         text     not null,
  log_id        text     not null,
  begun_at_ms   bigint   not null,
  partition     integer  not null,
  next_offset   bigint   not null,
  events        bigint   not null,
  digest        bit(256) not null,
  last_cycle_ms bigint,
  constraint scrub_cycle_pkey primary key (topic)
)`;

const NOT_COUNTED_YET = `
insert into scoresheet.archive_tally (topic, partition, events, digest, is_whole)
select replace(projection, 'archive of ', ''), partition, 0, 0::bit(256), false
from scoresheet.projection_position where projection like 'archive of %'`;

/** The same as `tallyWith` computes. */
const DIGEST = `
create function scoresheet.event_digest(record text, seq integer, hash text) returns bit(256)
language sql immutable parallel safe as $$
  select ('x' || encode(sha256(convert_to(record || '/' || seq || '/' || hash, 'UTF8')), 'hex'))
    ::bit(256)
$$`;

const TALLY = `
create function scoresheet.tally_archived() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from scoresheet.archive_tally;
    return null;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into scoresheet.archive_tally as kept (topic, partition, events, digest, is_whole)
    select topic, partition, count(*), bit_xor(scoresheet.event_digest(record, seq, hash)), true
    from added group by topic, partition order by topic, partition
    on conflict (topic, partition) do update set
      events = kept.events + excluded.events, digest = kept.digest # excluded.digest;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    insert into scoresheet.archive_tally as kept (topic, partition, events, digest, is_whole)
    select topic, partition, -count(*), bit_xor(scoresheet.event_digest(record, seq, hash)), true
    from removed group by topic, partition order by topic, partition
    on conflict (topic, partition) do update set
      events = kept.events + excluded.events, digest = kept.digest # excluded.digest;
  end if;
  return null;
end $$`;

const TRIGGERS = `
create trigger archived_event_added after insert on scoresheet.archived_event
  referencing new table as added for each statement execute function scoresheet.tally_archived();
create trigger archived_event_changed after update on scoresheet.archived_event
  referencing old table as removed new table as added
  for each statement execute function scoresheet.tally_archived();
create trigger archived_event_removed after delete on scoresheet.archived_event
  referencing old table as removed for each statement execute function scoresheet.tally_archived();
create trigger archived_event_emptied after truncate on scoresheet.archived_event
  for each statement execute function scoresheet.tally_archived()`;
