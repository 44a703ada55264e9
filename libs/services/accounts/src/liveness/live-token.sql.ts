/**
 * What holds of tokens at this moment, with the roles and the block of their accounts. Raw SQL
 * because every operation waits for it, and as one question each (`npm run bench -- latency`).
 */
import type { Role } from '../identity.js';
import type { PersonalTokenEntity } from '../store/personal-token.entity.js';
import type { SessionEntity } from '../store/session.entity.js';

/** A block as JSON from the database has it: the end as text. */
export interface LiveBlock {
  readonly reason: string;
  readonly until: string | null;
}

export interface LiveSession extends Pick<SessionEntity, 'id' | 'accountId'> {
  readonly roles: readonly Role[];
  /** The block of the account, null while it has none. */
  readonly block: LiveBlock | null;
}

export interface LiveCookie
  extends
    LiveSession,
    Pick<SessionEntity, 'createdAt' | 'refreshedAt' | 'expiresAt' | 'guestRole'> {
  readonly digest: string;
}

export interface LivePersonalToken
  extends Omit<LiveSession, 'id'>, Pick<PersonalTokenEntity, 'digest' | 'scopes' | 'expiresAt'> {}

const ROLES_OF_ACCOUNT = `array(
  select role from scoresheet.role_grant
  where role_grant.account_id = held.account_id and revoked_at is null order by id)`;

/** The block of an account that lasts longest. */
const BLOCK_OF_ACCOUNT = `(
  select json_build_object('reason', reason, 'until', until) from scoresheet.block
  where block.account_id = held.account_id and lifted_at is null and (until is null or until > $2)
  order by until desc limit 1)`;

export const BLOCKS = `
  select account_id as "accountId", ${BLOCK_OF_ACCOUNT} as block
  from unnest($1::text[]) held (account_id)`;

export const SESSIONS = `
  select id, account_id as "accountId", ${ROLES_OF_ACCOUNT} as roles,
    ${BLOCK_OF_ACCOUNT} as block from scoresheet.session held
  where id = any($1) and ended_at is null and expires_at > $2`;

/** A guest has one role for the whole session, and no account that could be given another. */
export const COOKIES = `
  select cookie_digest as digest, id, account_id as "accountId", guest_role as "guestRole",
    created_at as "createdAt", refreshed_at as "refreshedAt", expires_at as "expiresAt",
    case when guest_role is null then ${ROLES_OF_ACCOUNT} else array[guest_role] end as roles,
    ${BLOCK_OF_ACCOUNT} as block
  from scoresheet.session held
  where cookie_digest = any($1) and ended_at is null and expires_at > $2`;

export const PERSONAL_TOKENS = `
  select digest, account_id as "accountId", scopes, expires_at as "expiresAt",
    ${ROLES_OF_ACCOUNT} as roles, ${BLOCK_OF_ACCOUNT} as block
  from scoresheet.personal_token held
  where digest = any($1) and revoked_at is null and expires_at > $2`;

export const REVOKED = `select id from scoresheet.revoked_token where id = any($1) and expires_at > $2`;
