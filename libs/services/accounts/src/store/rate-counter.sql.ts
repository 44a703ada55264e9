/**
 * Tries as they are counted. Raw SQL because every operation waits for it, and because the query
 * builder knows no `case` of what is kept (`npm run bench -- latency`, `npm run bench -- hostile`).
 */

/** The clocks of two processes differ by less. */
const CLOCKS_DIFFER_BY = `interval '1 minute'`;
/** What ends later than a new one was left by a clock that has stepped back since. */
const OVER = `(known.until <= $3 or known.until > excluded.until + ${CLOCKS_DIFFER_BY})`;

export const COUNT = `
  insert into scoresheet.rate_counter as known (key, count, until) values ($1, 1, $2)
  on conflict (key) do update set
    count = case when ${OVER} then 1 else known.count + 1 end,
    until = case when ${OVER} then excluded.until else known.until end
  returning count, until`;
/** A turn is kept until `until`, and has come as soon as no more than the rule's window is left. */
export const TURN = `
  insert into scoresheet.rate_counter as known (key, count, until) values ($1, 0, $2)
  on conflict (key) do update set
    count = case when known.until > $3 and known.until <= $4 then 1 else 0 end,
    until = case when known.until <= $4 or ${OVER} then excluded.until else known.until end
  returning count, until`;
export const GIVE_BACK = `
  with last as (delete from scoresheet.rate_counter where key = $1 and count <= 1)
  update scoresheet.rate_counter set count = count - 1 where key = $1 and count > 1`;
