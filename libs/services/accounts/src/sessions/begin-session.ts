/** How a session of an account begins, whatever is shown for it later: refresh tokens, or a cookie. */
import { randomBytes } from 'node:crypto';
import { sha256 } from '@scoresheet/domain-record/node';
import { In, IsNull, LessThan, type EntityManager } from 'typeorm';
import { AccountEntity } from '../store/account.entity.js';
import { SessionEntity } from '../store/session.entity.js';
import { deleteSessions } from './delete-sessions.js';
import { MAX_SESSIONS, SESSION_VALID_MS } from './limits.js';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/** Somebody whose password fitted, and the hash that it fitted. */
export interface SignedIn {
  readonly accountId: string;
  readonly passwordHash: string;
  readonly device: string | null;
}

/**
 * Sign-ins of one account come one by one, and none while its password changes or it is erased: a
 * session that was opened with the old password would outlive it.
 */
export const ACCOUNT_LOCK = { mode: 'pessimistic_write' } as const;

/** Random and shown once; only its digest is kept. */
export const newSessionSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');
export const digestOfSession = (secret: string): string => sha256(secret);

type Beginning = Pick<SessionEntity, 'accountId'> &
  Partial<Pick<SessionEntity, 'device' | 'cookieDigest' | 'guestRole'>>;

export const newSession = (beginning: Beginning, nowMs: number): SessionEntity => ({
  device: null,
  cookieDigest: null,
  guestRole: null,
  endedAt: null,
  ...beginning,
  id: `s-${randomBytes(ID_BYTES).toString('hex')}`,
  createdAt: new Date(nowMs),
  refreshedAt: new Date(nowMs),
  expiresAt: new Date(nowMs + SESSION_VALID_MS),
});

/**
 * Writes the session down. Gives false when the account is no more, or has another password by now
 * than was checked.
 */
export async function beginSession(
  rows: EntityManager,
  session: SessionEntity,
  passwordHash: string,
): Promise<boolean> {
  const where = { id: session.accountId, passwordHash };
  const account = await rows.findOne(AccountEntity, { where, lock: ACCOUNT_LOCK });
  if (account === null) return false;
  await makeRoom(rows, session);
  await rows.insert(SessionEntity, session);
  return true;
}

/** What is over goes, so that neither sessions nor used tokens pile up without end. */
async function makeRoom(
  rows: EntityManager,
  { accountId, createdAt: now }: SessionEntity,
): Promise<void> {
  await deleteSessions(rows, { accountId, expiresAt: LessThan(now) });
  const open = await rows.find(SessionEntity, {
    where: { accountId, endedAt: IsNull() },
    order: { refreshedAt: 'DESC' },
  });
  const tooMany = In(open.slice(MAX_SESSIONS - 1).map(({ id }) => id));
  await rows.update(SessionEntity, { id: tooMany }, { endedAt: now });
}
