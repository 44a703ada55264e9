/** Who may do what. Operators give and take roles, and every grant is kept. */
import { Inject, Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { refusal, type AccountRefusal } from '../account-refusal.js';
import { CLOCK, type Clock } from '../clock.js';
import type { Identity, Role } from '../identity.js';
import { LiveTokens } from '../liveness/live-tokens.service.js';
import { AccountEntity } from '../store/account.entity.js';
import { AccountsDatabase } from '../store/accounts-database.js';
import { RoleGrantEntity } from '../store/role-grant.entity.js';

interface RoleChange {
  readonly accountId: string;
  readonly role: Role;
  readonly by: Identity;
}

@Injectable()
export class RoleService {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly live: LiveTokens,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Gives a role; nothing happens where the account has it already. */
  grant(change: RoleChange): Promise<AccountRefusal | undefined> {
    return this.change(change, (rows) => grantRole(rows, change, new Date(this.now())));
  }

  /** Takes a role away; nothing happens where the account does not have it. */
  revoke(change: RoleChange): Promise<AccountRefusal | undefined> {
    const { accountId, role, by } = change;
    return this.change(change, async (rows) => {
      const held = { accountId, role, revokedAt: IsNull() };
      const revoked = { revokedBy: by.accountId, revokedAt: new Date(this.now()) };
      await rows.update(RoleGrantEntity, held, revoked);
    });
  }

  async rolesOf(accountId: string): Promise<readonly Role[]> {
    const held = { accountId, revokedAt: IsNull() };
    const grants = await this.database.manager.find(RoleGrantEntity, {
      where: held,
      order: { id: 'ASC' },
    });
    return grants.map(({ role }) => role);
  }

  /** Roles by account id, asked at once; who has none, guests too, is not in the answer. */
  async rolesOfAll(accountIds: readonly string[]): Promise<ReadonlyMap<string, readonly Role[]>> {
    const roles = new Map<string, Role[]>();
    if (accountIds.length === 0 || !this.database.isThere) return roles;
    const grants = await this.database.manager.find(RoleGrantEntity, {
      where: { accountId: In([...accountIds]), revokedAt: IsNull() },
      order: { id: 'ASC' },
    });
    for (const { accountId, role } of grants) {
      roles.set(accountId, [...(roles.get(accountId) ?? []), role]);
    }
    return roles;
  }

  /** Every grant that there ever was, the first one first. */
  async grantsOf(
    accountId: string,
    by: Identity,
  ): Promise<readonly RoleGrantEntity[] | AccountRefusal> {
    if (!by.roles.includes('operator')) return refusal('not-an-operator');
    return this.database.manager.find(RoleGrantEntity, {
      where: { accountId },
      order: { id: 'ASC' },
    });
  }

  private async change(
    { accountId, by }: RoleChange,
    write: (rows: EntityManager) => Promise<void>,
  ): Promise<AccountRefusal | undefined> {
    if (!by.roles.includes('operator')) return refusal('not-an-operator');
    const account = await this.database.manager.findOneBy(AccountEntity, { id: accountId });
    if (account === null) return refusal('account-unknown');
    if (account.erasedAt !== null) return refusal('account-erased');
    await write(this.database.manager);
    this.live.forget();
    return undefined;
  }
}

/** Two operators may give the same role at the same moment: the first one counts. */
export async function grantRole(
  rows: EntityManager,
  { accountId, role, by }: RoleChange,
  grantedAt: Date,
): Promise<void> {
  await rows
    .createQueryBuilder()
    .insert()
    .into(RoleGrantEntity)
    .values({ accountId, role, grantedBy: by.accountId, grantedAt })
    .orIgnore()
    .execute();
}
