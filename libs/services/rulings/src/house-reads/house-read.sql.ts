/**
 * Reads of staff as they are kept. Raw SQL because the query builder knows no lock by a name, and
 * cannot say in one statement that the higher of two numbers stays.
 */

export const LOCK = `select pg_advisory_xact_lock(hashtextextended($1, 0))`;

export const KEEP = `
  insert into scoresheet.house_read as known
    (record, account_id, way, up_to_seq, first_at, last_at) values ($1, $2, $3, $4, $5, $5)
  on conflict (record, account_id, way) do update set
    up_to_seq = greatest(known.up_to_seq, excluded.up_to_seq), last_at = excluded.last_at`;
