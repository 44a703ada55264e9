/**
 * The count of a match that was opened. Raw SQL because the query builder cannot say, in one
 * statement, to which of two values a row is set and whether it was there.
 */
import type { OpenMatchEntity } from './open-match.entity.js';

/** Whoever tells of a match again moves its time: so who told of it first notices. */
export const COUNT = `
  insert into scoresheet.open_match as known (record, account, address, opened_at)
  values ($1, $2, $3, $4)
  on conflict (record) do update set
    opened_at = greatest(known.opened_at + interval '1 millisecond', excluded.opened_at)
  returning opened_at as "openedAt", xmax = 0 as "isNew"`;

export interface CountedRow extends Pick<OpenMatchEntity, 'openedAt'> {
  readonly isNew: boolean;
}
