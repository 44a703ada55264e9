/**
 * Which tokens live and what their accounts may do, looked up for every request. An answer is kept
 * for a second, so that a player who acts ten times costs one look; what this process ends itself
 * is forgotten at once, what another ends after that second.
 */
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../clock.js';
import { AccountsDatabase } from '../store/accounts-database.js';
import { accountBlockedWords } from '../blocks/blocked-words.js';
import { keyOf, type Blocked, type Credential, type Standing } from './credential.js';
import { isStillLive } from './live-for.js';
import type { LiveBlock } from './live-token.sql.js';
import { lookUps, type LookUps } from './look-ups.js';

/** Tokens that are remembered; with more at work, the ones asked first are looked up again. */
const MAX_REMEMBERED = 10_000;

/** What a token stands for, undefined when it holds no more. */
type Found = Standing | Blocked | undefined;

interface Remembered {
  readonly standing: Promise<Found>;
  readonly askedAtMs: number;
}

@Injectable()
export class LiveTokens {
  private readonly remembered = new Map<string, Remembered>();
  private readonly lookUps: LookUps;

  constructor(
    private readonly database: AccountsDatabase,
    @Inject(CLOCK) private readonly now: Clock,
  ) {
    this.lookUps = lookUps(() => database.manager, now);
  }

  /** What the credential's token stands for, undefined when it holds no more. */
  standingOf(credential: Credential): Promise<Found> {
    const key = keyOf(credential);
    const known = this.remembered.get(key);
    if (known !== undefined && isStillLive(known.askedAtMs, this.now())) return known.standing;
    const standing = this.look(credential);
    this.remember(key, { standing, askedAtMs: this.now() });
    return standing;
  }

  /** Why somebody whose password is right is not let in; undefined lets in. Asked anew each time. */
  async blockOf(accountId: string): Promise<Blocked | undefined> {
    const block = await this.lookUps.blockOf(accountId);
    return block && blocked(block);
  }

  /** Something ended or changed. Looks that are under way are forgotten as well. */
  forget(): void {
    this.remembered.clear();
  }

  private remember(key: string, entry: Remembered): void {
    this.remembered.delete(key);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size >= MAX_REMEMBERED && oldest !== undefined) {
      this.remembered.delete(oldest);
    }
    this.remembered.set(key, entry);
    // A failed look is no answer to keep.
    entry.standing.catch(() => {
      if (this.remembered.get(key) === entry) this.remembered.delete(key);
    });
  }

  private look(credential: Credential): Promise<Found> {
    switch (credential.kind) {
      case 'bearer':
        return this.lookAtBearer(credential);
      case 'session':
        return this.lookAtSession(credential);
      case 'personal':
        return this.lookAtPersonal(credential.digest);
      case 'cookie':
        return this.lookAtCookie(credential.digest);
    }
  }

  /** Without a database there is nowhere to note that a token was thrown away. */
  private async lookAtBearer(held: Of<'bearer'>): Promise<Found> {
    const { actor, role } = held.bearer;
    if (this.database.isThere) {
      const { lookUps } = this;
      const looks = [lookUps.isRevoked(held.tokenId), lookUps.blockOf(actor)] as const;
      const [isRevoked, block] = await Promise.all(looks);
      if (isRevoked) return undefined;
      if (block !== undefined) return blocked(block);
    }
    return { viewer: { accountId: actor, roles: [role] }, expiresAt: held.expiresAt };
  }

  private async lookAtSession(held: Of<'session'>): Promise<Found> {
    const { sessionId, accountId } = held.session;
    const found = await this.lookUps.session(sessionId);
    if (found?.accountId !== accountId) return undefined;
    if (found.block) return blocked(found.block);
    return { viewer: { accountId, sessionId, roles: found.roles }, expiresAt: held.expiresAt };
  }

  private async lookAtCookie(digest: string): Promise<Found> {
    if (!this.database.isThere) return undefined;
    const found = await this.lookUps.cookie(digest);
    if (found === undefined) return undefined;
    if (found.block) return blocked(found.block);
    const { id: sessionId, accountId, roles, guestRole } = found;
    const own = guestRole === null ? { sessionId } : {};
    const [createdAt, refreshedAt] = [found.createdAt.getTime(), found.refreshedAt.getTime()];
    return {
      viewer: { accountId, roles, ...own },
      expiresAt: found.expiresAt.getTime(),
      used: { createdAt, refreshedAt },
    };
  }

  private async lookAtPersonal(digest: string): Promise<Found> {
    if (!this.database.isThere) return undefined;
    const found = await this.lookUps.personalToken(digest);
    if (found === undefined) return undefined;
    if (found.block) return blocked(found.block);
    const { accountId, roles, scopes, expiresAt } = found;
    return { viewer: { accountId, roles, scopes }, expiresAt: expiresAt.getTime() };
  }
}

const blocked = ({ reason, until }: LiveBlock): Blocked => ({
  blocked: accountBlockedWords({ reason, until: until === null ? null : new Date(until) }),
});

type Of<K extends Credential['kind']> = Extract<Credential, { kind: K }>;
