/** What the database knows of tokens; each question is asked once for many of them. */
import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import {
  BLOCKS,
  COOKIES,
  PERSONAL_TOKENS,
  REVOKED,
  SESSIONS,
  type LiveBlock,
  type LiveCookie,
  type LivePersonalToken,
  type LiveSession,
} from './live-token.sql.js';

export interface LookUps {
  session(id: string): Promise<LiveSession | undefined>;
  cookie(digest: string): Promise<LiveCookie | undefined>;
  personalToken(digest: string): Promise<LivePersonalToken | undefined>;
  isRevoked(tokenId: string): Promise<boolean>;
  blockOf(accountId: string): Promise<LiveBlock | undefined>;
}

/** Remembering is for somebody else: here only what is asked at the same moment comes together. */
const NOTHING_KEPT = { cache: false };

/** `rows` is asked for only when something is looked up; it may say that there are none. */
export function lookUps(rows: () => EntityManager, now: () => number): LookUps {
  const loader = <Row extends object>(sql: string, idOf: (row: Row) => string) =>
    new DataLoader<string, Row | undefined>(async (ids) => {
      const found = await rows().query<Row[]>(sql, [[...new Set(ids)], new Date(now())]);
      const byId = new Map(found.map((row) => [idOf(row), row]));
      return ids.map((id) => byId.get(id));
    }, NOTHING_KEPT);
  const sessions = loader<LiveSession>(SESSIONS, ({ id }) => id);
  const cookies = loader<LiveCookie>(COOKIES, ({ digest }) => digest);
  const personalTokens = loader<LivePersonalToken>(PERSONAL_TOKENS, ({ digest }) => digest);
  const revoked = loader<{ readonly id: string }>(REVOKED, ({ id }) => id);
  const blocks = loader<Pick<LiveSession, 'accountId' | 'block'>>(BLOCKS, (row) => row.accountId);
  return {
    session: (id) => sessions.load(id),
    cookie: (digest) => cookies.load(digest),
    personalToken: (digest) => personalTokens.load(digest),
    isRevoked: async (tokenId) => (await revoked.load(tokenId)) !== undefined,
    blockOf: async (accountId) => (await blocks.load(accountId))?.block ?? undefined,
  };
}
