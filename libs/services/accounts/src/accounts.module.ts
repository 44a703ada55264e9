import { Module, type DynamicModule } from '@nestjs/common';
import { TokenService } from './token.service.js';

export interface AccountsOptions {
  /** The secret of the installation; the key for tokens is derived from it. */
  readonly installationKey: Uint8Array;
}

@Module({})
export class AccountsModule {
  static register({ installationKey }: AccountsOptions): DynamicModule {
    return {
      module: AccountsModule,
      providers: [{ provide: TokenService, useValue: new TokenService(installationKey) }],
      exports: [TokenService],
    };
  }
}
