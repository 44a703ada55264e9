/** Accounts with names: what is known of a person, beside the random id that records hold. */
import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AccountsDatabase } from './store/accounts-database.js';
import { AccountEntity } from './store/account.entity.js';

/** What stands in the place of a name that was erased. */
export const ERASED_NAME = 'erased player';

@Injectable()
export class AccountsService {
  constructor(@Inject(AccountsDatabase) private readonly database: AccountsDatabase) {}

  /** Names by account id. Guests have none and are not in the answer. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0 || !this.database.isThere) return new Map();
    const found = await this.database.manager.find(AccountEntity, {
      select: { id: true, name: true },
      where: { id: In([...ids]) },
    });
    return new Map(found.map(({ id, name }) => [id, name ?? ERASED_NAME]));
  }
}
