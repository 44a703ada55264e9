/** Operators see on which devices an account is signed in, and close a session that is not its owner's. */
import { Injectable, Logger } from '@nestjs/common';
import { refusal, type AccountRefusal } from '../account-refusal.js';
import type { Identity } from '../identity.js';
import type { SessionEntity } from '../store/session.entity.js';
import { SessionService } from './session.service.js';

@Injectable()
export class OperatorSessions {
  private readonly logger = new Logger('Accounts');

  constructor(private readonly sessions: SessionService) {}

  /** Of an account or a guest, the one used last first. */
  async of(accountId: string, by: Identity): Promise<readonly SessionEntity[] | AccountRefusal> {
    if (!by.roles.includes('operator')) return refusal('not-an-operator');
    return this.sessions.of(accountId);
  }

  /** The session is kept as ended, and the service's own log says who has ended it. */
  async close(
    accountId: string,
    session: string,
    by: Identity,
  ): Promise<AccountRefusal | undefined> {
    if (!by.roles.includes('operator')) return refusal('not-an-operator');
    const refused = await this.sessions.end(accountId, session);
    if (refused !== undefined) return refusal('no-such-session');
    const msg = 'an operator has closed a session';
    this.logger.log({ msg, account: accountId, session, by: by.accountId });
    return undefined;
  }
}
