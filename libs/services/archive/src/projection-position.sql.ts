/**
 * The move of a position, with the count of what lies between. Raw SQL because every batch of a
 * projector makes one, in one statement that changes two tables (`npm run bench -- doubt`).
 */

/** The position of a tally that nobody has counted. */
const NOT_COUNTED = -1;

export const BEGIN = `
with begun as (
  insert into scoresheet.projection_position
    (projection, partition, log_id, next_offset, digest) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning 1
), counted as (
  insert into scoresheet.projection_tally (projection, partition, next_offset, events, digest)
  select $1, $2, $4, $6, $7::bit(256) from begun
  on conflict (projection, partition) do update set
    next_offset = excluded.next_offset, events = excluded.events, digest = excluded.digest)
select * from begun`;

/**
 * A tally as of another position than the one that is left stays behind: it is not known then.
 * Inserting, where the row is nearly always there, is what sees a row that somebody else has filled
 * while this statement waited for the position: an update would look for it as it was before.
 */
export const MOVE = `
with moved as (
  update scoresheet.projection_position set log_id = $3, next_offset = $4, digest = $5
  where projection = $1 and partition = $2 and next_offset = $8 and log_id = $3
  returning 1
), counted as (
  insert into scoresheet.projection_tally as told
    (projection, partition, next_offset, events, digest)
  select $1, $2, ${NOT_COUNTED}, 0, 0::bit(256) from moved
  on conflict (projection, partition) do update set
    next_offset = $4, events = told.events + $6, digest = told.digest # $7::bit(256)
    where told.next_offset = $8)
select * from moved`;
