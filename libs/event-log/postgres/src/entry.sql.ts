/**
 * Entries, and the partitions that give them their places. Raw SQL because each append and each read
 * goes through here, in one round trip (`npm run bench -- log`), and an ORM has no place in the log.
 */
import {
  MAX_STEP_BACK_MS,
  type Entry,
  type Message,
  type Offset,
} from '@scoresheet/event-log-port';
import type { QueryArrayConfig } from 'pg';
import { MAX_FETCH_BYTES } from './limits.js';

/**
 * One statement is one transaction and one round trip. The update locks the partition's row until
 * the commit: offsets have no gaps, become visible in their order, and stamps wait for a clock that
 * was set back (`steadyTime` of the port). All values travel in one parameter, the only form that
 * the driver sends as it is, not as hex digits.
 */
const APPEND = `
with clock as materialized (
  select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as ms
), place as (
  update scoresheet_log.partition
  set next_offset = next_offset + $2,
      last_appended_at_ms = case
        when last_appended_at_ms - clock.ms <= ${MAX_STEP_BACK_MS}
        then greatest(last_appended_at_ms, clock.ms)
        else clock.ms
      end
  from clock
  where id = $1
  returning next_offset - $2 as first_offset, last_appended_at_ms
), added as (
  insert into scoresheet_log.entry (partition_id, "offset", appended_at_ms, key, headers, value)
  select $1, first_offset + number - 1, last_appended_at_ms, key, headers,
         substring($7::bytea from start for size)
  from place, unnest($3::text[], $4::text[], $5::integer[], $6::integer[])
    with ordinality as message (key, headers, start, size, number)
)
select first_offset from place`;

/** The entries from an offset on; at least one row, so that the end is told where no entry is. */
const FETCH = `
select next_offset, entry."offset", appended_at_ms, key, headers, value
from scoresheet_log.partition
left join lateral (
  select *, sum(octet_length(value)) over (order by "offset" rows unbounded preceding) as bytes
  from (
    select "offset", appended_at_ms, key, headers, value
    from scoresheet_log.entry
    where partition_id = id and "offset" >= $2
    order by "offset"
    limit $3
  ) as next
) as entry on bytes - octet_length(value) < ${MAX_FETCH_BYTES}
where id = $1
order by entry."offset"`;

/** Offsets have no gaps, so that the first entry that is left is where the partition starts. */
const START = `
select coalesce(
  (select min("offset") from scoresheet_log.entry where partition_id = id),
  next_offset
)
from scoresheet_log.partition where id = $1`;

const REMOVE = `
delete from scoresheet_log.entry where partition_id = $1 and "offset" >= $2 and "offset" < $3`;

/** An entry that was lost bears the stamp of the one before it, so that stamps never fall. */
export const MEND = `
insert into scoresheet_log.entry (partition_id, "offset", appended_at_ms, key, headers, value)
select id, $3, coalesce((select appended_at_ms from scoresheet_log.entry before
                         where partition_id = id and before."offset" < $3
                         order by before."offset" desc limit 1), 0), $4, $5, $6
from scoresheet_log.partition where topic = $1 and partition = $2 and next_offset > $3
on conflict (partition_id, "offset") do update set value = excluded.value`;

const ENDS = `select id, next_offset from scoresheet_log.partition where id = any($1::integer[])`;

export type AppendRow = [firstOffset: string];
export type StartRow = [start: string];
export type EndRow = [id: number, nextOffset: string];
export type FetchRow = [
  nextOffset: string,
  offset: string | null,
  appendedAtMs: string,
  key: string,
  headers: string | null,
  value: Buffer,
];

export function appendStatement(id: number, messages: readonly Message[]): QueryArrayConfig {
  const sizes = messages.map(({ value }) => value.length);
  let next = 1; // PostgreSQL counts bytes from one
  const starts = sizes.map((size) => (next += size) - size);
  return {
    name: 'scoresheet-log-append',
    text: APPEND,
    rowMode: 'array',
    values: [
      id,
      messages.length,
      messages.map(({ key }) => key),
      messages.map(headersOf),
      starts,
      sizes,
      Buffer.concat(messages.map(({ value }) => value)),
    ],
  };
}

export function fetchStatement(id: number, from: Offset, limit: number): QueryArrayConfig {
  return { name: 'scoresheet-log-fetch', text: FETCH, rowMode: 'array', values: [id, from, limit] };
}

export function endsStatement(ids: readonly number[]): QueryArrayConfig {
  return { name: 'scoresheet-log-ends', text: ENDS, rowMode: 'array', values: [ids] };
}

export function startStatement(id: number): QueryArrayConfig {
  return { name: 'scoresheet-log-start', text: START, rowMode: 'array', values: [id] };
}

export function removeStatement(id: number, from: Offset, before: Offset): QueryArrayConfig {
  const values = [id, from, before];
  return { name: 'scoresheet-log-remove', text: REMOVE, rowMode: 'array', values };
}

/** The entry of a row; none of a row that tells only the end. */
export function entryOf([, offset, appendedAtMs, key, headers, value]: FetchRow): Entry[] {
  if (offset === null) return [];
  const bare = {
    offset: Number(offset),
    appendedAtMs: Number(appendedAtMs),
    key,
    value: new Uint8Array(value.buffer, value.byteOffset, value.length), // nobody needs a Buffer
  };
  if (headers === null) return [bare];
  return [{ ...bare, headers: JSON.parse(headers) as Record<string, string> }];
}

function headersOf({ headers }: Message): string | null {
  const hasHeaders = headers !== undefined && Object.keys(headers).length > 0;
  return hasHeaders ? JSON.stringify(headers) : null;
}
