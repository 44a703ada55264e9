/** Names of many accounts at once: who has which, in whose a text stands, and which look alike. */
import { Injectable } from '@nestjs/common';
import { Any, IsNull, Not, Raw } from 'typeorm';
import { AccountEntity } from '../store/account.entity.js';
import { AccountsDatabase } from '../store/accounts-database.js';
import { NameSkeletonEntity } from '../store/name-skeleton.entity.js';
import { foldCase } from './skeleton.js';
import { withoutIgnorables } from './unicode.js';

@Injectable()
export class AccountNames {
  constructor(private readonly database: AccountsDatabase) {}

  /** Names by account id. Guests have none, nor has who was erased: they are not in the answer. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0 || !this.database.isThere) return new Map();
    const found = await this.database.manager.find(AccountEntity, {
      select: { id: true, name: true },
      where: { id: Any([...ids]), name: Not(IsNull()) },
    });
    return new Map(found.map(({ id, name }) => [id, name ?? '']));
  }

  /** Whichever of these accounts have this text in their name, whatever its case. */
  async named(ids: readonly string[], text: string): Promise<readonly string[]> {
    if (ids.length === 0 || !this.database.isThere) return [];
    const part = foldCase(withoutIgnorables(text)).trim();
    const found = await this.database.manager.find(AccountEntity, {
      select: { id: true },
      // No sign of the text is one of a pattern.
      where: { id: Any([...ids]), nameKey: Raw((key) => `strpos(${key}, :part) > 0`, { part }) },
    });
    return found.map(({ id }) => id);
  }

  /** The account that has each of these skeletons, where one has it: no two share any. */
  async lookingLike(skeletons: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (skeletons.length === 0 || !this.database.isThere) return new Map();
    const found = await this.database.manager.findBy(NameSkeletonEntity, {
      skeleton: Any([...skeletons]),
    });
    return new Map(found.map(({ skeleton, accountId }) => [skeleton, accountId]));
  }
}
