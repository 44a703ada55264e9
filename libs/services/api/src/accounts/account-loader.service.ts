/** Finds the accounts of all the people in an answer with one question for each of their fields. */
import { Injectable } from '@nestjs/common';
import { AccountsService, RoleService, type Role } from '@scoresheet/services-accounts';
import DataLoader from 'dataloader';
import type { AccountType } from './me.resolver.js';

/** Nothing is remembered from one answer to the next: a name may be erased in between. */
const NOTHING_KEPT = { cache: false };

@Injectable()
export class AccountLoader {
  private readonly names = new DataLoader<string, string | null>(async (ids) => {
    const names = await this.accounts.namesOf([...new Set(ids)]);
    return ids.map((id) => names.get(id) ?? null);
  }, NOTHING_KEPT);

  private readonly roles = new DataLoader<string, readonly Role[]>(async (ids) => {
    const roles = await this.grants.rolesOfAll([...new Set(ids)]);
    return ids.map((id) => roles.get(id) ?? []);
  }, NOTHING_KEPT);

  constructor(
    private readonly accounts: AccountsService,
    private readonly grants: RoleService,
  ) {}

  /** What is known of somebody by an id of the record; each field is looked up if it is asked for. */
  accountOf(id: string): AccountType {
    const { names, roles } = this;
    return {
      id,
      get name() {
        return names.load(id);
      },
      get roles() {
        return roles.load(id);
      },
    };
  }
}
