/**
 * The lists of a kind of record held against the archive, in one statement, so that a projector that writes
 * meanwhile is seen before or after its batch. Raw SQL because an installation that waits for its
 * upgrade may lack columns that the entity has, as that of the heads.
 */

/** Whether there are any rows. */
export const rowsIn = (table: string): string =>
  `select exists (select from scoresheet.${table}) as are`;

/** `table`: its rows, in the schema `scoresheet`. */
export const listedIn = (table: string): string => `
  with compared as (
    select record, case
      when listed.id is null then 'missing'
      when listed.suspended then null
      when event_count <> last.seq + 1 then 'differing'
      when (known_head ->> 'seq')::integer = last.seq and known_head ->> 'hash' <> hash
        then 'other-head'
    end as fault
    from (select distinct on (record) record, seq, hash from scoresheet.archived_event
          where topic = $1 order by record, seq desc) last
    left join (select *, to_jsonb(kept) -> 'head' as known_head from scoresheet.${table} kept) listed
      on listed.id = record)
  select count(*)::integer as archived,
         count(*) filter (where fault = 'missing')::integer as missing,
         count(*) filter (where fault = 'differing')::integer as differing,
         count(*) filter (where fault = 'other-head')::integer as "otherHead",
         min(record) filter (where fault is not null) as example
  from compared`;
