import { Module, type DynamicModule } from '@nestjs/common';
import type { PurposeKeys } from '@scoresheet/services-keys';
import type { DataSource } from 'typeorm';
import { AccountsService } from './accounts.service.js';
import { Authenticator } from './authenticator.service.js';
import { BlockService } from './blocks/block.service.js';
import { NetworkBlocks } from './blocks/network-blocks.service.js';
import { CLOCK, type Clock } from './clock.js';
import { DeckService } from './decks/deck.service.js';
import { ErasureService } from './erasure.service.js';
import { AccountNames } from './names/account-names.service.js';
import { OlderNames } from './names/older-names.service.js';
import { memoryOpenMatches } from './open-matches/memory-open-matches.js';
import { OPEN_MATCHES, type OpenMatches } from './open-matches/open-matches.js';
import { postgresOpenMatches } from './open-matches/postgres-open-matches.js';
import { PasswordService } from './passwords/password.service.js';
import { PersonalTokenService } from './personal-tokens/personal-token.service.js';
import { memoryRateCounters } from './rate-limits/memory-rate-counters.js';
import { postgresRateCounters } from './rate-limits/postgres-rate-counters.js';
import { RATE_COUNTERS, type RateCounters } from './rate-limits/rate-rule.js';
import { RoleService } from './roles/role.service.js';
import { LiveTokens } from './liveness/live-tokens.service.js';
import { BrowserSessions } from './sessions/browser-session.service.js';
import { OperatorSessions } from './sessions/operator-sessions.service.js';
import { SessionService } from './sessions/session.service.js';
import { AccountsDatabase } from './store/accounts-database.js';
import { TokenService } from './token.service.js';

interface AccountsOptions {
  /** Keys of the installation: tokens are signed, and counters named, under some of them. */
  readonly keys: PurposeKeys;
  /** The database of accounts with names; without it there are guests alone. */
  readonly database?: DataSource;
  /** The clock of specs, which do not wait for a token to expire. */
  readonly now?: Clock;
}

const SERVICES = [
  AccountNames,
  AccountsService,
  Authenticator,
  BlockService,
  DeckService,
  BrowserSessions,
  ErasureService,
  NetworkBlocks,
  OperatorSessions,
  PersonalTokenService,
  RoleService,
  SessionService,
];

@Module({})
export class AccountsModule {
  static register(options: AccountsOptions): DynamicModule {
    const { keys, database, now = Date.now } = options;
    return {
      module: AccountsModule,
      providers: [
        { provide: AccountsDatabase, useValue: new AccountsDatabase(database) },
        { provide: CLOCK, useValue: now },
        { provide: TokenService, useValue: new TokenService(keys, now) },
        { provide: RATE_COUNTERS, useValue: countersOf({ keys, database, now }) },
        { provide: OPEN_MATCHES, useValue: openMatchesOf({ keys, database, now }) },
        LiveTokens,
        OlderNames,
        PasswordService,
        ...SERVICES,
      ],
      exports: [TokenService, RATE_COUNTERS, OPEN_MATCHES, ...SERVICES],
    };
  }
}

/** Every process counts in the same place; without a database there is one process. */
const countersOf = ({ keys, database, now }: Parts): RateCounters =>
  database === undefined
    ? memoryRateCounters(now)
    : postgresRateCounters({ rows: database.manager, keys, now });

const openMatchesOf = ({ keys, database, now }: Parts): OpenMatches =>
  database === undefined
    ? memoryOpenMatches(now)
    : postgresOpenMatches({ rows: database.manager, keys, now });

interface Parts extends Pick<AccountsOptions, 'keys'> {
  readonly database: DataSource | undefined;
  readonly now: Clock;
}
