/** The tables of accounts, for the one who opens the database. */
import { AccountEntity } from './account.entity.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { RoleGrantEntity } from './role-grant.entity.js';
import { SessionEntity } from './session.entity.js';

export { NoAccountsHere } from './accounts-database.js';
export { Accounts1795000000010 } from './migrations/0010-accounts.js';
export type { RoleGrantEntity, SessionEntity };

export const ACCOUNT_ENTITIES = [
  AccountEntity,
  RefreshTokenEntity,
  RoleGrantEntity,
  SessionEntity,
] as const;
