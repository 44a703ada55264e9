/** The tables of accounts, their sessions and tokens, and of what is counted at the door. */
import { AccountEntity } from './account.entity.js';
import { BlockEntity } from './block.entity.js';
import { NameSkeletonEntity } from './name-skeleton.entity.js';
import { OpenMatchEntity } from './open-match.entity.js';
import { PersonalTokenEntity } from './personal-token.entity.js';
import { RateCounterEntity } from './rate-counter.entity.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { RevokedTokenEntity } from './revoked-token.entity.js';
import { RoleGrantEntity } from './role-grant.entity.js';
import { SavedDeckEntity } from './saved-deck.entity.js';
import { SessionEntity } from './session.entity.js';
import { Accounts1795000000010 } from './migrations/0010-accounts.js';
import { FrontDoor1795000000020 } from './migrations/0020-front-door.js';
import { NameSkeleton1795000000048 } from './migrations/0048-name-skeleton.js';
import { Block1795000000049 } from './migrations/0049-block.js';
import { OpenMatch1795000000051 } from './migrations/0051-open-match.js';
import { BrowserSession1795000000072 } from './migrations/0072-browser-session.js';
import { SavedDeck1795000000086 } from './migrations/0086-saved-deck.js';

export const ACCOUNT_TABLES = {
  entities: [
    AccountEntity,
    BlockEntity,
    NameSkeletonEntity,
    OpenMatchEntity,
    PersonalTokenEntity,
    RateCounterEntity,
    RefreshTokenEntity,
    RevokedTokenEntity,
    RoleGrantEntity,
    SavedDeckEntity,
    SessionEntity,
  ],
  migrations: [
    Accounts1795000000010,
    FrontDoor1795000000020,
    NameSkeleton1795000000048,
    Block1795000000049,
    OpenMatch1795000000051,
    BrowserSession1795000000072,
    SavedDeck1795000000086,
  ],
};
