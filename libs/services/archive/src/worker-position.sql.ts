/**
 * Times of the workers. Raw SQL because the query builder cannot give, in one statement, each of
 * several rows a value of its own.
 */

export const KEEP_TIMES = `
  update scoresheet.worker_position set time_ms = told.ms
  from unnest($2::integer[], $3::bigint[]) as told(partition, ms)
  where topic = $1 and worker_position.partition = told.partition`;
