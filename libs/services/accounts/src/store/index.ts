/** The tables of accounts, for the one who opens the database. */
import { AccountEntity } from './account.entity.js';
import { BlockEntity } from './block.entity.js';
import { NameSkeletonEntity } from './name-skeleton.entity.js';
import { OpenMatchEntity } from './open-match.entity.js';
import { PersonalTokenEntity } from './personal-token.entity.js';
import { RateCounterEntity } from './rate-counter.entity.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { RevokedTokenEntity } from './revoked-token.entity.js';
import { RoleGrantEntity } from './role-grant.entity.js';
import { SessionEntity } from './session.entity.js';

export { NoAccountsHere } from './accounts-database.js';
export { Accounts1795000000010 } from './migrations/0010-accounts.js';
export { FrontDoor1795000000020 } from './migrations/0020-front-door.js';
export { NameSkeleton1795000000048 } from './migrations/0048-name-skeleton.js';
export { OpenMatch1795000000051 } from './migrations/0051-open-match.js';
export { Block1795000000049 } from './migrations/0049-block.js';
export type { BlockEntity, PersonalTokenEntity, RoleGrantEntity, SessionEntity };

export const ACCOUNT_ENTITIES = [
  AccountEntity,
  BlockEntity,
  NameSkeletonEntity,
  OpenMatchEntity,
  PersonalTokenEntity,
  RateCounterEntity,
  RefreshTokenEntity,
  RevokedTokenEntity,
  RoleGrantEntity,
  SessionEntity,
] as const;
