/**
 * Accounts from before names had skeletons. Raw SQL because the next portion begins by a time to the
 * microsecond, which the date of an entity would cut short.
 */
import type { NamedAccount } from './name-skeletons.js';

/** Accounts with a name and no skeleton, the oldest first, after one of them. */
export const WITHOUT_SKELETONS = `
  select id, name, created_at::text as created from scoresheet.account
  where name is not null and (created_at, id) > ($1::timestamptz, $2::text)
    and not exists (select from scoresheet.name_skeleton where account_id = account.id)
  order by created_at, id limit $3`;

export interface OlderAccount extends NamedAccount {
  /** When the account was created, to the microsecond. */
  readonly created: string;
}
