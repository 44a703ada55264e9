/** Accounts from before names were compared by their looks. */
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../store/account.entity.js';
import { AccountsDatabase } from '../store/accounts-database.js';
import { NameSkeletonEntity } from '../store/name-skeleton.entity.js';
import { takeFreeSkeletons } from './name-skeletons.js';
import { WITHOUT_SKELETONS, type OlderAccount } from './older-account.sql.js';

const ACCOUNTS_AT_ONCE = 1_000;

@Injectable()
export class OlderNames implements OnModuleInit {
  constructor(private readonly database: AccountsDatabase) {}

  /**
   * Takes skeletons for older accounts before anybody registers here. Whoever looks like an older
   * account stays, without one.
   */
  async onModuleInit(): Promise<void> {
    if (!this.database.isThere) return;
    const { manager: rows } = this.database;
    await forgetErased(rows);
    let last: Pick<OlderAccount, 'created' | 'id'> | undefined = { created: '-infinity', id: '' };
    while (last !== undefined) {
      const after = [last.created, last.id, ACCOUNTS_AT_ONCE];
      const found: OlderAccount[] = await rows.query<OlderAccount[]>(WITHOUT_SKELETONS, after);
      await takeFreeSkeletons(rows, found);
      last = found.at(-1);
    }
  }
}

/** An older program that runs beside this one erases a name and knows nothing of skeletons. */
async function forgetErased(rows: EntityManager): Promise<void> {
  const accounts = rows.createQueryBuilder(AccountEntity, 'account').select('account.id');
  const erased = accounts.where('account.name is null').getQuery();
  const remove = rows.createQueryBuilder().delete().from(NameSkeletonEntity);
  await remove.where(`account_id in (${erased})`).execute();
}
