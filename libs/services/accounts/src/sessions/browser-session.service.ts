/**
 * Sessions of browsers: one random secret each, which a cookie holds and no page can read. Nothing
 * about it changes while it is used, so two tabs never have two versions of it; how long it is good
 * stands here alone.
 */
import { Inject, Injectable, Logger } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { refusal, refusalSaying, type AccountRefusal } from '../account-refusal.js';
import type { GuestRole } from '../bearer-tokens.js';
import { CLOCK, type Clock } from '../clock.js';
import { newActor, type Identity } from '../identity.js';
import type { Blocked, Credential, Standing } from '../liveness/credential.js';
import { LiveTokens } from '../liveness/live-tokens.service.js';
import { AccountsDatabase } from '../store/accounts-database.js';
import { SessionEntity } from '../store/session.entity.js';
import { beginSession, digestOfSession, newSession, newSessionSecret } from './begin-session.js';
import type { SignedIn } from './begin-session.js';
import { BROWSER_SESSION_LASTS_MS, PROLONGED_EVERY_MS, SESSION_VALID_MS } from './limits.js';

export interface OpenBrowserSession {
  readonly viewer: Identity;
  /** For the cookie, and for nothing else; only its digest is kept. */
  readonly secret: string;
  /** Milliseconds since the epoch, unless the session is used before. */
  readonly expiresAt: number;
}

type CookieCredential = Extract<Credential, { kind: 'cookie' }>;

@Injectable()
export class BrowserSessions {
  private readonly logger = new Logger('Accounts');

  constructor(
    private readonly database: AccountsDatabase,
    private readonly live: LiveTokens,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Refuses when the account is blocked, is no more, or has another password by now than was checked. */
  async open(signed: SignedIn): Promise<OpenBrowserSession | AccountRefusal> {
    const { accountId, device, passwordHash } = signed;
    const block = await this.live.blockOf(accountId);
    if (block !== undefined) return refusalSaying('account-blocked', block.blocked);
    const secret = newSessionSecret();
    const cookieDigest = digestOfSession(secret);
    const session = newSession({ accountId, device, cookieDigest }, this.now());
    const hasBegun = await this.database.manager.transaction((rows) =>
      beginSession(rows, session, passwordHash),
    );
    this.live.forget();
    if (!hasBegun) return refusal('sign-in-failed');
    return this.opened(secret);
  }

  /** A new guest, kept until nobody has used the session for as long as sessions last. */
  async openGuest(guestRole: GuestRole): Promise<OpenBrowserSession | AccountRefusal> {
    const secret = newSessionSecret();
    const cookieDigest = digestOfSession(secret);
    const session = newSession({ accountId: newActor(), cookieDigest, guestRole }, this.now());
    const { manager } = this.database;
    const isOver = { guestRole: Not(IsNull()), expiresAt: LessThan(session.createdAt) };
    await manager.delete(SessionEntity, isOver);
    await manager.insert(SessionEntity, session);
    return this.opened(secret);
  }

  /** Who the secret of a cookie stands for by now, which its use prolongs; undefined for nobody. */
  async standingOf(
    secret: string,
  ): Promise<(Standing & { readonly credential: Credential }) | Blocked | undefined> {
    const credential = { kind: 'cookie', digest: digestOfSession(secret) } as const;
    const standing = await this.live.standingOf(credential);
    if (standing === undefined || 'blocked' in standing) return standing;
    await this.prolong(credential, standing);
    return { ...standing, credential };
  }

  /** Ends a session from within; nothing happens where it has ended. */
  async close({ digest: cookieDigest }: CookieCredential): Promise<void> {
    const { manager } = this.database;
    // Of a guest nothing is left to keep: whoever comes next is somebody else.
    await manager.delete(SessionEntity, { cookieDigest, guestRole: Not(IsNull()) });
    const open = { cookieDigest, endedAt: IsNull() };
    await manager.update(SessionEntity, open, { endedAt: new Date(this.now()) });
    this.live.forget();
  }

  private async opened(secret: string): Promise<OpenBrowserSession | AccountRefusal> {
    const standing = await this.standingOf(secret);
    // Somebody may have ended all sessions of the account in between.
    if (standing === undefined || 'blocked' in standing) return refusal('session-ended');
    const { viewer, expiresAt } = standing;
    return { viewer, expiresAt, secret };
  }

  /** A reader need not fail because there is no room to note it: the next request tries again. */
  private async prolong({ digest }: CookieCredential, { used }: Standing): Promise<void> {
    const nowMs = this.now();
    if (used === undefined || nowMs - used.refreshedAt < PROLONGED_EVERY_MS) return;
    const endsMs = used.createdAt + BROWSER_SESSION_LASTS_MS;
    const expiresAt = new Date(Math.min(nowMs + SESSION_VALID_MS, endsMs));
    const prolonged = { refreshedAt: new Date(nowMs), expiresAt };
    await this.database.manager
      .update(SessionEntity, { cookieDigest: digest, endedAt: IsNull() }, prolonged)
      .catch((error: unknown) =>
        this.logger.warn(`a session could not be prolonged: ${String(error)}`),
      );
  }
}
