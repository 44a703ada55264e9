/** Sessions: a sign-in on one device, kept alive by refresh tokens that each count once. */
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { refusal, refusalSaying, type AccountRefusal } from '../account-refusal.js';
import { CLOCK, type Clock } from '../clock.js';
import { AccountEntity } from '../store/account.entity.js';
import { AccountsDatabase } from '../store/accounts-database.js';
import { RefreshTokenEntity } from '../store/refresh-token.entity.js';
import { SessionEntity } from '../store/session.entity.js';
import { TokenService } from '../token.service.js';
import { LiveTokens } from '../liveness/live-tokens.service.js';
import { settleTokens, type SettledTokens } from '../personal-tokens/settled-tokens.js';
import {
  ACCOUNT_LOCK,
  beginSession,
  digestOfSession,
  newSession,
  newSessionSecret,
  type SignedIn,
} from './begin-session.js';
import { ACCESS_TOKEN_VALID_MS, SESSION_VALID_MS } from './limits.js';

export interface OpenSession {
  readonly accountId: string;
  readonly sessionId: string;
  readonly accessToken: string;
  /** Milliseconds since the epoch, like the other. */
  readonly accessTokenExpiresAt: number;
  /** Shown this once; only its digest is kept. */
  readonly refreshToken: string;
  readonly refreshTokenExpiresAt: number;
}

interface NewPassword {
  readonly accountId: string;
  readonly passwordHash: string;
  /** The hash that the old password fitted. */
  readonly proved: string;
  /** The session that asks. */
  readonly keep: string | undefined;
  readonly keepTokens: boolean;
}

@Injectable()
export class SessionService {
  constructor(
    private readonly database: AccountsDatabase,
    private readonly tokens: TokenService,
    private readonly live: LiveTokens,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Refuses when the account is blocked, is no more, or has another password by now than was checked. */
  async open(signed: SignedIn): Promise<OpenSession | AccountRefusal> {
    const { accountId, device, passwordHash } = signed;
    const block = await this.live.blockOf(accountId);
    if (block !== undefined) return refusalSaying('account-blocked', block.blocked);
    const session = newSession({ accountId, device }, this.now());
    const refreshToken = await this.database.manager.transaction(async (rows) => {
      const hasBegun = await beginSession(rows, session, passwordHash);
      return hasBegun ? newRefreshToken(rows, session.id) : undefined;
    });
    this.live.forget();
    return refreshToken === undefined
      ? refusal('sign-in-failed')
      : this.opened(session, refreshToken);
  }

  /** The next pair of tokens for an unused refresh token; a used one ends the whole session. */
  async refresh(refreshToken: string): Promise<OpenSession | AccountRefusal> {
    const answer = await this.database.manager.transaction(async (rows) => {
      const digest = digestOfSession(refreshToken);
      const token = await rows.findOneBy(RefreshTokenEntity, { digest });
      if (token === null) return refusal('refresh-token-unknown');
      // The lock lets refreshes of one session come one by one: the second finds the token used.
      const session = await rows.findOne(SessionEntity, {
        where: { id: token.sessionId },
        lock: { mode: 'pessimistic_write' },
      });
      if (session === null || session.endedAt !== null) return refusal('session-ended');
      const { affected } = await rows.update(
        RefreshTokenEntity,
        { digest, usedAt: IsNull() },
        { usedAt: new Date(this.now()) },
      );
      if (affected === 0) {
        await rows.update(SessionEntity, { id: session.id }, { endedAt: new Date(this.now()) });
        return refusal('refresh-token-reused');
      }
      return this.prolong(rows, session);
    });
    if ('refused' in answer) this.live.forget();
    return answer;
  }

  /** Sessions that can still be refreshed, the one used last first. */
  of(accountId: string): Promise<readonly SessionEntity[]> {
    const expiresAt = MoreThan(new Date(this.now()));
    return this.database.manager.find(SessionEntity, {
      where: { accountId, endedAt: IsNull(), expiresAt },
      order: { refreshedAt: 'DESC', id: 'ASC' },
    });
  }

  /** Ends one session of an account, or refuses where it has no such session. */
  async end(accountId: string, sessionId: string): Promise<AccountRefusal | undefined> {
    const own = { id: sessionId, accountId };
    if (!(await this.database.manager.existsBy(SessionEntity, own))) {
      return refusal('session-unknown');
    }
    const endedAt = new Date(this.now());
    await this.database.manager.update(SessionEntity, { ...own, endedAt: IsNull() }, { endedAt });
    this.live.forget();
    return undefined;
  }

  /** Ends all sessions of an account, and its personal tokens unless they are to be kept. */
  async endAll(accountId: string, keepTokens = false): Promise<SettledTokens> {
    const at = new Date(this.now());
    const settled = await this.database.manager.transaction(async (rows) => {
      await rows.findOne(AccountEntity, { where: { id: accountId }, lock: ACCOUNT_LOCK });
      await endSessions(rows, { accountId, endedAt: at });
      return settleTokens(rows, { accountId, at, keepTokens });
    });
    this.live.forget();
    return settled;
  }

  /**
   * A new password: it ends all sessions but the one that is named, and the tokens like `endAll`.
   * Refuses when the account has another password by now than was checked.
   */
  async changePassword(asked: NewPassword): Promise<SettledTokens | AccountRefusal> {
    const { accountId, passwordHash, proved, keep, keepTokens } = asked;
    const at = new Date(this.now());
    const settled = await this.database.manager.transaction(async (rows) => {
      const there = { id: accountId, passwordHash: proved, erasedAt: IsNull() };
      const { affected } = await rows.update(AccountEntity, there, { passwordHash });
      if (affected !== 1) return refusal('password-wrong');
      await endSessions(rows, { accountId, endedAt: at, keep });
      return settleTokens(rows, { accountId, at, keepTokens });
    });
    this.live.forget();
    return settled;
  }

  private async prolong(
    rows: EntityManager,
    session: SessionEntity,
  ): Promise<OpenSession | AccountRefusal> {
    const now = this.now();
    if (session.expiresAt.getTime() <= now) return refusal('session-expired');
    const refreshed = {
      refreshedAt: new Date(now),
      expiresAt: new Date(now + SESSION_VALID_MS),
    };
    await rows.update(SessionEntity, { id: session.id }, refreshed);
    const refreshToken = await newRefreshToken(rows, session.id);
    return this.opened({ ...session, ...refreshed }, refreshToken);
  }

  private async opened(
    { id: sessionId, accountId, expiresAt }: SessionEntity,
    refreshToken: string,
  ): Promise<OpenSession> {
    const access = await this.tokens.signSession({ accountId, sessionId }, ACCESS_TOKEN_VALID_MS);
    return {
      accountId,
      sessionId,
      refreshToken,
      accessToken: access.token,
      accessTokenExpiresAt: access.expiresAt,
      refreshTokenExpiresAt: expiresAt.getTime(),
    };
  }
}

interface Ending {
  readonly accountId: string;
  readonly endedAt: Date;
  readonly keep?: string | undefined;
}

async function endSessions(rows: EntityManager, ending: Ending): Promise<void> {
  const { accountId, endedAt, keep } = ending;
  const others = keep === undefined ? {} : { id: Not(keep) };
  await rows.update(SessionEntity, { accountId, endedAt: IsNull(), ...others }, { endedAt });
}

async function newRefreshToken(rows: EntityManager, sessionId: string): Promise<string> {
  const refreshToken = newSessionSecret();
  await rows.insert(RefreshTokenEntity, {
    sessionId,
    usedAt: null,
    digest: digestOfSession(refreshToken),
  });
  return refreshToken;
}
