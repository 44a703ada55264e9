/**
 * Archived events as readers ask for them and the projector writes them, whole batches in one
 * statement. Raw SQL because every event goes through here: the query builder would bind each field
 * of each, and write out bytes as hex digits (`npm run bench -- doubt`, `npm run bench -- history`).
 */
import type { ArchivedEventEntity } from './archived-event.entity.js';

/** The bytes of all events travel as one value that the database cuts apart. */
export const archive = (table: string): string => `
  insert into scoresheet.${table}
    (record, seq, topic, partition, "offset", hash, bytes, stamped_at_ms)
  select record, seq, $1, $2, "offset", hash, substring($3::bytea from start for size), stamp
  from unnest($4::text[], $5::integer[], $6::bigint[], $7::text[], $8::integer[], $9::integer[],
              $10::bigint[])
    as event(record, seq, "offset", hash, start, size, stamp)`;

/** The last events of records before an offset. */
export const HEADS = `
  select asked.record, last.seq, last.hash
  from unnest($1::text[]) as asked(record)
  cross join lateral (
    select seq, hash from scoresheet.archived_event
    where record = asked.record and "offset" < $2
    order by seq desc limit 1) as last`;

export type HeadRow = Pick<ArchivedEventEntity, 'record' | 'seq' | 'hash'>;

/** Events of a record before an offset, and whether there is a note of each (`RefutedEventEntity`). */
export const EVENTS = `
  select seq, "offset", hash, bytes, stamped_at_ms as "stampedAtMs", exists (
    select from scoresheet.refuted_event refuted
    where refuted.record = kept.record and refuted.hash = kept.hash) as refuted
  from scoresheet.archived_event kept
  where record = $1 and seq >= $2 and "offset" < $3 order by seq limit $4`;

/** Offset and stamp are texts: the driver does not know how large they are. */
export interface EventRow extends Pick<ArchivedEventEntity, 'seq' | 'hash' | 'bytes'> {
  readonly offset: string;
  readonly stampedAtMs: string | null;
  readonly refuted: boolean;
}

/** The event before is the one that these bytes name. */
const VOUCHED = `($5 = 0 or exists (
  select from scoresheet.archived_event before
  where before.topic = $1 and before.record = $4 and before.seq = $5 - 1 and before.hash = $8))`;

/** Changes the row or nothing, by what the same statement sees of its neighbours. */
export const MEND = `
  with mended as (
    update scoresheet.archived_event mine set record = $4, seq = $5, hash = $6, bytes = $7
    where topic = $1 and partition = $2 and "offset" = $3 and (mine.hash = $6 or ${VOUCHED})
      and not exists (
        select from scoresheet.archived_event other
        where other.record = $4 and other.seq = $5 and other."offset" <> $3)
    returning 1)
  select * from mended`;

/** What stands around events, each asked for by its name, in the order in which they are asked for. */
export const NEIGHBOURS = `
  select mine.seq is not null as "isArchived", before.hash as before, after.bytes as after
  from unnest($2::text[], $3::integer[]) with ordinality as asked(record, seq, place)
  left join scoresheet.archived_event mine
    on mine.topic = $1 and mine.record = asked.record and mine.seq = asked.seq
  left join scoresheet.archived_event before
    on before.topic = $1 and before.record = asked.record and before.seq = asked.seq - 1
  left join scoresheet.archived_event after
    on after.topic = $1 and after.record = asked.record and after.seq = asked.seq + 1
       and mine.seq is null
  order by place`;

export interface NeighboursRow {
  readonly isArchived: boolean;
  readonly before: ArchivedEventEntity['hash'] | null;
  readonly after: ArchivedEventEntity['bytes'] | null;
}

/** One of many heads that is not what was archived. */
export const OTHER_THAN_HEADS = `
  select record, seq from unnest($1::text[], $2::integer[], $3::text[]) as head(record, seq, hash)
  join scoresheet.archived_event kept using (record, seq)
  where kept.hash <> head.hash limit 1`;
