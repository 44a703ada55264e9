import { Module, type DynamicModule } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { AccountsService } from './accounts.service.js';
import { AccountsDatabase } from './store/accounts-database.js';
import { TokenService } from './token.service.js';

export interface AccountsOptions {
  /** The secret of the installation; the key for tokens is derived from it. */
  readonly installationKey: Uint8Array;
  /** Where accounts with names are kept; without it there are guests alone. */
  readonly database?: DataSource;
}

@Module({})
export class AccountsModule {
  static register({ installationKey, database }: AccountsOptions): DynamicModule {
    return {
      module: AccountsModule,
      providers: [
        { provide: AccountsDatabase, useValue: new AccountsDatabase(database) },
        { provide: TokenService, useValue: new TokenService(installationKey) },
        AccountsService,
      ],
      exports: [AccountsService, TokenService],
    };
  }
}
