/**
 * Erasing a person. The name, the password, the sessions, the tokens and the decks go; the random id
 * stays, because it stands in records that cannot change, and tells nothing of anybody any more.
 */
import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { isRefusal, refusal, type AccountRefusal } from './account-refusal.js';
import { AccountsService } from './accounts.service.js';
import { CLOCK, type Clock } from './clock.js';
import type { Identity } from './identity.js';
import { LiveTokens } from './liveness/live-tokens.service.js';
import { letSkeletonsGo } from './names/name-skeletons.js';
import { deleteSessions } from './sessions/delete-sessions.js';
import { AccountEntity } from './store/account.entity.js';
import { AccountsDatabase } from './store/accounts-database.js';
import { PersonalTokenEntity } from './store/personal-token.entity.js';
import { RoleGrantEntity } from './store/role-grant.entity.js';
import { SavedDeckEntity } from './store/saved-deck.entity.js';

/** Erases what else was kept of an account. Done twice, it has done no more than once. */
type EraseMore = (accountId: string) => Promise<void>;

@Injectable()
export class ErasureService {
  private readonly more: EraseMore[] = [];

  constructor(
    private readonly database: AccountsDatabase,
    private readonly accounts: AccountsService,
    private readonly live: LiveTokens,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Whoever keeps words of people elsewhere is asked to erase them as well. */
  alsoErase(more: EraseMore): void {
    this.more.push(more);
  }

  /** A person erases the own account, and shows by the password that it is no thief. */
  async eraseOwn(
    asker: Identity,
    password: string,
    address?: string,
  ): Promise<AccountRefusal | undefined> {
    const account = await this.accounts.withPassword(asker, password, address);
    if (isRefusal(account)) return account;
    return this.erase(account.id, asker);
  }

  /** An operator erases for somebody who has asked for it by other ways. */
  async eraseFor(accountId: string, by: Identity): Promise<AccountRefusal | undefined> {
    if (!by.roles.includes('operator')) return refusal('not-an-operator');
    return this.erase(accountId, by);
  }

  private async erase(id: string, by: Identity): Promise<AccountRefusal | undefined> {
    // What others keep goes first: whoever cannot sign in any more could not ask again if one of them failed.
    for (const more of this.more) await more(id);
    const erasedAt = new Date(this.now());
    const nobody = { name: null, nameKey: null, passwordHash: null, erasedAt };
    const refused = await this.database.manager.transaction(async (rows) => {
      const account = await rows.findOne(AccountEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (account === null) return refusal('account-unknown');
      await rows.update(AccountEntity, { id, erasedAt: IsNull() }, nobody);
      await letSkeletonsGo(rows, id);
      await rows.update(
        RoleGrantEntity,
        { accountId: id, revokedAt: IsNull() },
        { revokedBy: by.accountId, revokedAt: erasedAt },
      );
      await deleteSessions(rows, { accountId: id });
      await rows.delete(PersonalTokenEntity, { accountId: id });
      await rows.delete(SavedDeckEntity, { accountId: id });
      return undefined;
    });
    this.live.forget();
    return refused;
  }
}
