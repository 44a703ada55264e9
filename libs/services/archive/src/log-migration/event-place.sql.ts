/**
 * Places of events in another log, in a table of one session, and the archive that is moved to them.
 * Raw SQL because no entity has such a table, and because the rows of a whole archive are moved where
 * they are, in a few statements.
 */
import type { ArchivedEventEntity } from '../archived-event.entity.js';

export const DROP_PLACES = 'drop table if exists event_place';

export const CREATE_PLACES = `
  create temporary table event_place (
    topic text, record text, seq integer, partition integer, "offset" bigint, hash text,
    bytes bytea, stamped_at_ms bigint,
    primary key (record, seq))`;

/** Asks of events whether they are archived, in the order in which they are given. */
export const ARE_ARCHIVED = `
  select exists (select from scoresheet.archived_event kept
                 where kept.record = asked.record and kept.seq = asked.seq) as archived
  from unnest($1::text[], $2::integer[]) with ordinality as asked(record, seq, place)
  order by place`;

export const KEEP_PLACES = `
  insert into event_place (topic, record, seq, partition, "offset", hash, bytes, stamped_at_ms)
  select $1, * from unnest($2::text[], $3::integer[], $4::integer[], $5::bigint[], $6::text[],
                           $7::bytea[], $8::bigint[])`;

/** The first archived event that has no place, or has the place of another one. */
export const WITHOUT_PLACE = `
  select kept.record, kept.seq, place.hash
  from scoresheet.archived_event kept left join event_place place using (topic, record, seq)
  where topic = $1 and place.hash is distinct from kept.hash
  order by kept.record, kept.seq limit 1`;

export interface WithoutPlaceRow extends Pick<ArchivedEventEntity, 'record' | 'seq'> {
  readonly hash: ArchivedEventEntity['hash'] | null;
}

export const LOCK_ARCHIVE = 'lock table scoresheet.archived_event in exclusive mode';

/**
 * Each place is taken by one event, and while they move, two would meet on many of them. They are
 * counted once at the end: the trigger would keep every row twice for as long as they move.
 */
export const BEFORE_MOVE = [
  'drop index scoresheet.archived_event_place',
  'alter table scoresheet.archived_event disable trigger user',
];
export const AFTER_MOVE = [
  `create unique index archived_event_place
     on scoresheet.archived_event (topic, partition, "offset")`,
  'alter table scoresheet.archived_event enable trigger user',
];

export const MOVE = `
  update scoresheet.archived_event kept
  set partition = place.partition, "offset" = place."offset"
  from event_place place
  where place.record = kept.record and place.seq = kept.seq and kept.topic = $1
    and place.topic = $1
    and (kept.partition, kept."offset") is distinct from (place.partition, place."offset")`;

/** Archives what the log has alone, and counts it. */
export const ADD = `
  with added as (
    insert into scoresheet.archived_event
      (record, seq, topic, partition, "offset", hash, bytes, stamped_at_ms)
    select record, seq, $1, partition, "offset", hash, bytes, stamped_at_ms from event_place
    where topic = $1 and bytes is not null returning 1)
  select count(*) from added`;
