/**
 * Which tokens live and what their accounts may do, looked up for every request. An answer is kept
 * for a second, so that a player who acts ten times costs one look; what this process ends itself
 * is forgotten at once, what another ends after that second.
 */
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../clock.js';
import { AccountsDatabase } from '../store/accounts-database.js';
import { keyOf, type Credential, type Standing } from './credential.js';
import { lookUps, type LookUps } from './look-ups.js';

export const LIVE_FOR_MS = 1_000;
/** Tokens that are remembered; with more at work, the ones asked first are looked up again. */
const MAX_REMEMBERED = 10_000;

interface Remembered {
  readonly standing: Promise<Standing | undefined>;
  readonly untilMs: number;
}

@Injectable()
export class LiveTokens {
  private readonly remembered = new Map<string, Remembered>();
  private readonly lookUps: LookUps;

  constructor(
    @Inject(AccountsDatabase) private readonly database: AccountsDatabase,
    @Inject(CLOCK) private readonly now: Clock,
  ) {
    this.lookUps = lookUps(() => database.manager, now);
  }

  /** Undefined when the token holds no more. */
  standingOf(credential: Credential): Promise<Standing | undefined> {
    const key = keyOf(credential);
    const known = this.remembered.get(key);
    if (known !== undefined && known.untilMs > this.now()) return known.standing;
    const standing = this.look(credential);
    this.remember(key, { standing, untilMs: this.now() + LIVE_FOR_MS });
    return standing;
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

  private look(credential: Credential): Promise<Standing | undefined> {
    switch (credential.kind) {
      case 'bearer':
        return this.lookAtBearer(credential);
      case 'session':
        return this.lookAtSession(credential);
      case 'personal':
        return this.lookAtPersonal(credential.digest);
    }
  }

  /** Without a database there is nowhere to note that a token was thrown away. */
  private async lookAtBearer(held: Of<'bearer'>): Promise<Standing | undefined> {
    if (this.database.isThere && (await this.lookUps.isRevoked(held.tokenId))) return undefined;
    const { actor, role } = held.bearer;
    return { viewer: { accountId: actor, roles: [role] }, expiresAt: held.expiresAt };
  }

  private async lookAtSession(held: Of<'session'>): Promise<Standing | undefined> {
    const { sessionId, accountId } = held.session;
    const found = await this.lookUps.session(sessionId);
    if (found?.accountId !== accountId) return undefined;
    return { viewer: { accountId, sessionId, roles: found.roles }, expiresAt: held.expiresAt };
  }

  private async lookAtPersonal(digest: string): Promise<Standing | undefined> {
    if (!this.database.isThere) return undefined;
    const found = await this.lookUps.personalToken(digest);
    if (found === undefined) return undefined;
    const { accountId, roles, scopes, expiresAt } = found;
    return { viewer: { accountId, roles, scopes }, expiresAt: expiresAt.getTime() };
  }
}

type Of<K extends Credential['kind']> = Extract<Credential, { kind: K }>;
