import { Module, type DynamicModule } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { AccountsService } from './accounts.service.js';
import { Authenticator } from './authenticator.service.js';
import { CLOCK, type Clock } from './clock.js';
import { ErasureService } from './erasure.service.js';
import { PasswordService } from './passwords/password.service.js';
import { RoleService } from './roles/role.service.js';
import { LiveSessions } from './sessions/live-sessions.service.js';
import { SessionService } from './sessions/session.service.js';
import { AccountsDatabase } from './store/accounts-database.js';
import { TokenService } from './token.service.js';

export interface AccountsOptions {
  /** The secret of the installation; the key for tokens is derived from it. */
  readonly installationKey: Uint8Array;
  /** Where accounts with names are kept; without it there are guests alone. */
  readonly database?: DataSource;
  /** Of specs, which do not wait for a token to expire. */
  readonly now?: Clock;
}

const SERVICES = [AccountsService, Authenticator, ErasureService, RoleService, SessionService];

@Module({})
export class AccountsModule {
  static register({ installationKey, database, now = Date.now }: AccountsOptions): DynamicModule {
    return {
      module: AccountsModule,
      providers: [
        { provide: AccountsDatabase, useValue: new AccountsDatabase(database) },
        { provide: CLOCK, useValue: now },
        { provide: TokenService, useValue: new TokenService(installationKey, now) },
        LiveSessions,
        PasswordService,
        ...SERVICES,
      ],
      exports: [TokenService, ...SERVICES],
    };
  }
}
