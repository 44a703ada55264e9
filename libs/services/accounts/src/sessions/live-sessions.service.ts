/**
 * Which sessions live and what their accounts may do, looked up for every request. An answer is
 * kept for a second, so that a player who acts ten times costs one look; what this process ends
 * itself is forgotten at once, what another ends after that second.
 */
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../clock.js';
import type { Role } from '../identity.js';
import { AccountsDatabase } from '../store/accounts-database.js';
import type { SessionClaim } from '../token.service.js';

export const LIVE_FOR_MS = 1_000;
/** Sessions that are remembered; with more at work, the ones asked first are looked up again. */
const MAX_REMEMBERED = 10_000;

interface Remembered {
  readonly roles: Promise<readonly Role[] | undefined>;
  readonly untilMs: number;
}

@Injectable()
export class LiveSessions {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    @Inject(AccountsDatabase) private readonly database: AccountsDatabase,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** The roles of the session's account; undefined when the session has ended. */
  rolesOf(session: SessionClaim): Promise<readonly Role[] | undefined> {
    const known = this.remembered.get(session.sessionId);
    if (known !== undefined && known.untilMs > this.now()) return known.roles;
    const roles = this.look(session);
    this.remember(session.sessionId, { roles, untilMs: this.now() + LIVE_FOR_MS });
    return roles;
  }

  /** Something ended or changed. Looks that are under way are forgotten as well. */
  forget(): void {
    this.remembered.clear();
  }

  private remember(sessionId: string, entry: Remembered): void {
    this.remembered.delete(sessionId);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size >= MAX_REMEMBERED && oldest !== undefined) {
      this.remembered.delete(oldest);
    }
    this.remembered.set(sessionId, entry);
    // A failed look is no answer to keep.
    entry.roles.catch(() => {
      if (this.remembered.get(sessionId) === entry) this.remembered.delete(sessionId);
    });
  }

  private async look({ sessionId, accountId }: SessionClaim): Promise<readonly Role[] | undefined> {
    const [found] = await this.database.manager.query<{ roles: Role[] }[]>(
      `select array(
         select role from scoresheet.role_grant
         where account_id = session.account_id and revoked_at is null order by id
       ) as roles
       from scoresheet.session
       where id = $1 and account_id = $2 and ended_at is null and expires_at > $3`,
      [sessionId, accountId, new Date(this.now())],
    );
    return found?.roles;
  }
}
