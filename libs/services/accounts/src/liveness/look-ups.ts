/** What the database knows of tokens; each question is asked once for many of them. */
import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { Role } from '../identity.js';
import type { Scope } from '../personal-tokens/scopes.js';

/** As JSON from the database has it: the end as text. */
export interface LiveBlock {
  readonly reason: string;
  readonly until: string | null;
}

export interface LiveSession {
  readonly id: string;
  readonly accountId: string;
  readonly roles: readonly Role[];
  /** Null while the account is not blocked. */
  readonly block: LiveBlock | null;
}

export interface LivePersonalToken extends Omit<LiveSession, 'id'> {
  readonly digest: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date;
}

export interface LookUps {
  session(id: string): Promise<LiveSession | undefined>;
  personalToken(digest: string): Promise<LivePersonalToken | undefined>;
  isRevoked(tokenId: string): Promise<boolean>;
  blockOf(accountId: string): Promise<LiveBlock | undefined>;
}

/** Remembering is for somebody else: here only what is asked at the same moment comes together. */
const NOTHING_KEPT = { cache: false };

const ROLES_OF_ACCOUNT = `array(
  select role from scoresheet.role_grant
  where role_grant.account_id = held.account_id and revoked_at is null order by id)`;

/** Of several the one that lasts longest. */
const BLOCK_OF_ACCOUNT = `(
  select json_build_object('reason', reason, 'until', until) from scoresheet.block
  where block.account_id = held.account_id and lifted_at is null and (until is null or until > $2)
  order by until desc limit 1)`;

const BLOCKS = `
  select account_id as "accountId", ${BLOCK_OF_ACCOUNT} as block
  from unnest($1::text[]) held (account_id)`;

const SESSIONS = `
  select id, account_id as "accountId", ${ROLES_OF_ACCOUNT} as roles,
    ${BLOCK_OF_ACCOUNT} as block from scoresheet.session held
  where id = any($1) and ended_at is null and expires_at > $2`;

const PERSONAL_TOKENS = `
  select digest, account_id as "accountId", scopes, expires_at as "expiresAt",
    ${ROLES_OF_ACCOUNT} as roles, ${BLOCK_OF_ACCOUNT} as block
  from scoresheet.personal_token held
  where digest = any($1) and revoked_at is null and expires_at > $2`;

const REVOKED = `select id from scoresheet.revoked_token where id = any($1) and expires_at > $2`;

/** `rows` is asked for only when something is looked up; it may say that there are none. */
export function lookUps(rows: () => EntityManager, now: () => number): LookUps {
  const loader = <Row extends object>(sql: string, idOf: (row: Row) => string) =>
    new DataLoader<string, Row | undefined>(async (ids) => {
      const found = await rows().query<Row[]>(sql, [[...new Set(ids)], new Date(now())]);
      const byId = new Map(found.map((row) => [idOf(row), row]));
      return ids.map((id) => byId.get(id));
    }, NOTHING_KEPT);
  const sessions = loader<LiveSession>(SESSIONS, ({ id }) => id);
  const personalTokens = loader<LivePersonalToken>(PERSONAL_TOKENS, ({ digest }) => digest);
  const revoked = loader<{ readonly id: string }>(REVOKED, ({ id }) => id);
  const blocks = loader<Pick<LiveSession, 'accountId' | 'block'>>(BLOCKS, (row) => row.accountId);
  return {
    session: (id) => sessions.load(id),
    personalToken: (digest) => personalTokens.load(digest),
    isRevoked: async (tokenId) => (await revoked.load(tokenId)) !== undefined,
    blockOf: async (accountId) => (await blocks.load(accountId))?.block ?? undefined,
  };
}
