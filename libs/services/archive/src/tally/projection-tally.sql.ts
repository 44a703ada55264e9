/**
 * What projections were given, taken from what stands in other tables. Raw SQL because one statement
 * takes and keeps it; the query builder would say it at greater length, with the same columns as texts.
 */

/** Sets the tally to as much as the archive has. */
export const SETTLE = `
  insert into scoresheet.projection_tally (projection, partition, next_offset, events, digest)
  select position.projection, position.partition, position.next_offset,
         coalesce(kept.events, 0), coalesce(kept.digest, 0::bit(256))
  from scoresheet.projection_position position
  left join scoresheet.archive_tally kept
    on kept.topic = $2 and kept.partition = position.partition
  where position.projection = $1
  on conflict (projection, partition) do update set
    next_offset = excluded.next_offset, events = excluded.events, digest = excluded.digest`;

/**
 * Keeps the counted tally where nobody has counted what the position was given, and the archive
 * lacks nothing that the log has.
 */
export const FILL = `
  insert into scoresheet.projection_tally as told
    (projection, partition, next_offset, events, digest)
  select projection, partition, next_offset, $3, $4::bit(256)
  from scoresheet.projection_position where projection = $1 and partition = $2
    and not exists (select from scoresheet.copy_difference
                    where topic = $5 and partition = $2 and kind = 'archive-lacks')
  on conflict (projection, partition) do update set
    next_offset = excluded.next_offset, events = excluded.events, digest = excluded.digest
    where told.next_offset <> excluded.next_offset`;
