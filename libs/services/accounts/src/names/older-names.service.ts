/** Accounts from before names were compared by their looks. */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountsDatabase } from '../store/accounts-database.js';
import { takeFreeSkeletons, type NamedAccount } from './name-skeletons.js';

const ACCOUNTS_AT_ONCE = 1_000;

/** Accounts with a name and no skeleton, the oldest first, after one of them. */
const WITHOUT_SKELETONS = `
  select id, name, created_at::text as created from scoresheet.account
  where name is not null and (created_at, id) > ($1::timestamptz, $2::text)
    and not exists (select from scoresheet.name_skeleton where account_id = account.id)
  order by created_at, id limit $3`;

/** An older program that runs beside this one erases a name and knows nothing of skeletons. */
const FORGET_ERASED = `
  delete from scoresheet.name_skeleton using scoresheet.account
  where account_id = account.id and account.name is null`;

interface OlderAccount extends NamedAccount {
  readonly created: string;
}

@Injectable()
export class OlderNames implements OnModuleInit {
  constructor(private readonly database: AccountsDatabase) {}

  /** Before anybody registers here. Who looks like an older account stays, without a skeleton. */
  async onModuleInit(): Promise<void> {
    if (!this.database.isThere) return;
    const { manager: rows } = this.database;
    await rows.query(FORGET_ERASED);
    let last: Pick<OlderAccount, 'created' | 'id'> | undefined = { created: '-infinity', id: '' };
    while (last !== undefined) {
      const after = [last.created, last.id, ACCOUNTS_AT_ONCE];
      const found: OlderAccount[] = await rows.query<OlderAccount[]>(WITHOUT_SKELETONS, after);
      await takeFreeSkeletons(rows, found);
      last = found.at(-1);
    }
  }
}
