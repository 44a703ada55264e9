import { fileURLToPath } from 'node:url';
import { Module, type DynamicModule } from '@nestjs/common';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { ApiModule, type ProcessWatch } from '@scoresheet/services-api';
import { matchQueries } from '@scoresheet/services-read-models';
import type { Config, Foundation } from '@scoresheet/services-runtime';

/** Where the build of the pages leaves them. */
const PAGES_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

interface Settings extends Pick<
  Config,
  'frontDoor' | 'quotas' | 'webhookAddresses' | 'webhookPorts'
> {
  /** What the process knows of itself, for operators. */
  readonly watch: ProcessWatch;
}

@Module({})
export class ApiProcessModule {
  /** `onFatal`: nothing can go on; the message says what to do. */
  static on(
    foundation: Foundation,
    settings: Settings,
    onFatal: (error: Error) => void,
  ): DynamicModule {
    const { database } = foundation;
    const parts = { matches: matchQueries(database), environment: { rulesOf, sha256 } };
    return {
      module: ApiProcessModule,
      imports: [
        ApiModule.register({
          ...foundation,
          ...parts,
          games: GAMES,
          ...settings,
          onFatal,
          pagesFolder: PAGES_FOLDER,
        }),
      ],
    };
  }
}
