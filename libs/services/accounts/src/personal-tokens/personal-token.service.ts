/** Tokens that an account makes for its bots and scripts: named, scoped, revocable. */
import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { refusal, type AccountRefusal } from '../account-refusal.js';
import { CLOCK, type Clock } from '../clock.js';
import type { Identity } from '../identity.js';
import type { Credential } from '../liveness/credential.js';
import { LiveTokens } from '../liveness/live-tokens.service.js';
import { AccountEntity } from '../store/account.entity.js';
import { AccountsDatabase } from '../store/accounts-database.js';
import { PersonalTokenEntity } from '../store/personal-token.entity.js';
import { RevokedTokenEntity } from '../store/revoked-token.entity.js';
import { SessionEntity } from '../store/session.entity.js';
import { MAX_PERSONAL_TOKENS, TOKEN_DAYS, TOKEN_NAME_LENGTH } from './limits.js';
import { SCOPES, type Scope } from './scopes.js';
import { digestOfSecret, newSecret } from './secret.js';
import { livingTokens } from './settled-tokens.js';

const DAY_MS = 86_400_000;
const ID_BYTES = 8;

export interface WantedToken {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Days until it expires; `TOKEN_DAYS.usual` where absent. */
  readonly days?: number | null;
}

interface NewToken {
  readonly kept: PersonalTokenEntity;
  /** Shown this once; only its digest is kept. */
  readonly secret: string;
}

@Injectable()
export class PersonalTokenService {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly live: LiveTokens,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Makes a token for who has signed in: a token that makes tokens would outlive its own end. */
  async create(asker: Identity, wanted: WantedToken): Promise<NewToken | AccountRefusal> {
    const { sessionId } = asker;
    if (sessionId === undefined) return refusal('no-account');
    const wrong = problemOf(wanted);
    if (wrong !== undefined) return wrong;
    const secret = newSecret();
    const kept = this.rowOf(asker.accountId, wanted, secret);
    const { accountId } = kept;
    return this.database.manager.transaction(async (rows) => {
      // The account is locked, so that two who ask at once do not both get the last token.
      const lock = { mode: 'pessimistic_write' } as const;
      const where = { id: accountId, erasedAt: IsNull() };
      if ((await rows.findOne(AccountEntity, { where, lock })) === null)
        return refusal('no-account');
      // Looked at under the lock: all sessions may have been ended since the token was read, and a
      // token that is made after that would be what its owner believes to have ended.
      if (!(await rows.existsBy(SessionEntity, { id: sessionId, endedAt: IsNull() })))
        return refusal('session-ended');
      await rows.delete(PersonalTokenEntity, {
        accountId,
        expiresAt: LessThan(new Date(this.now())),
      });
      const held = await rows.countBy(PersonalTokenEntity, { accountId, revokedAt: IsNull() });
      if (held >= MAX_PERSONAL_TOKENS) return refusal('too-many-tokens');
      await rows.insert(PersonalTokenEntity, kept);
      return { kept, secret };
    });
  }

  /** An account's tokens that still open something, the newest first. */
  of(accountId: string): Promise<readonly PersonalTokenEntity[]> {
    return livingTokens(this.database.manager, accountId, new Date(this.now()));
  }

  /** One's own, or any for an operator. Nothing happens where it is revoked already. */
  async revoke(asker: Identity, id: string): Promise<AccountRefusal | undefined> {
    const own = asker.roles.includes('operator') ? {} : { accountId: asker.accountId };
    const found = await this.database.manager.findOneBy(PersonalTokenEntity, { id, ...own });
    if (found === null) return refusal('token-unknown');
    await this.end({ id });
    return undefined;
  }

  /** Whoever shows a token may throw it away, be it a guest's, the house's or a personal one. */
  async throwAway(credential: Exclude<Credential, { kind: 'session' | 'cookie' }>): Promise<void> {
    if (credential.kind === 'personal') return this.end({ digest: credential.digest });
    const { tokenId: id, expiresAt } = credential;
    const { manager } = this.database;
    await manager.delete(RevokedTokenEntity, { expiresAt: LessThan(new Date(this.now())) });
    await manager.upsert(RevokedTokenEntity, { id, expiresAt: new Date(expiresAt) }, ['id']);
    this.live.forget();
  }

  private async end(which: { readonly id: string } | { readonly digest: string }): Promise<void> {
    const revokedAt = new Date(this.now());
    const { manager } = this.database;
    await manager.update(PersonalTokenEntity, { ...which, revokedAt: IsNull() }, { revokedAt });
    this.live.forget();
  }

  private rowOf(accountId: string, wanted: WantedToken, secret: string): PersonalTokenEntity {
    const now = this.now();
    return {
      id: `t-${randomBytes(ID_BYTES).toString('hex')}`,
      accountId,
      name: wanted.name.trim(),
      digest: digestOfSecret(secret),
      revokedAt: null,
      scopes: SCOPES.filter((scope) => wanted.scopes.includes(scope)),
      createdAt: new Date(now),
      expiresAt: new Date(now + (wanted.days ?? TOKEN_DAYS.usual) * DAY_MS),
    };
  }
}

function problemOf({ name, scopes, days }: WantedToken): AccountRefusal | undefined {
  const isLine = /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(name) && name.trim() !== '';
  if (!isLine || name.length > TOKEN_NAME_LENGTH) return refusal('token-name-not-allowed');
  if (scopes.length === 0) return refusal('scopes-missing');
  const isTerm = days == null || (Number.isInteger(days) && days >= 1 && days <= TOKEN_DAYS.most);
  return isTerm ? undefined : refusal('token-term-not-allowed');
}
