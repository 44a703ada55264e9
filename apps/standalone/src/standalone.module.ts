import { fileURLToPath } from 'node:url';
import { Module, type DynamicModule } from '@nestjs/common';
import { sha256 } from '@scoresheet/domain-record/node';
import { GAMES, rulesOf } from '@scoresheet/games-catalog';
import { ApiModule, type ProcessWatch } from '@scoresheet/services-api';
import { MatchServiceModule } from '@scoresheet/services-match';
import { ProjectorModule } from '@scoresheet/services-projector';
import { dueMatches, liveTournaments, matchQueries } from '@scoresheet/services-read-models';
import type { Config, DecidingFoundation } from '@scoresheet/services-runtime';
import { TournamentServiceModule } from '@scoresheet/services-tournament';

/** Where the build of the pages leaves them. */
const PAGES_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

interface Settings extends Partial<
  Pick<Config, 'frontDoor' | 'quotas' | 'webhookAddresses' | 'webhookPorts'>
> {
  /** What the process knows of itself, for operators. */
  readonly watch?: ProcessWatch;
}

/** The services of Scoresheet, all over one foundation. */
@Module({})
export class StandaloneModule {
  /** `onFatal`: a service has found that nothing can go on; the message says what to do. */
  static on(
    deciding: DecidingFoundation,
    onFatal: (error: Error) => void,
    set: Settings = {},
  ): DynamicModule {
    // Nothing but what decides is given the keys of chance.
    const { matchKeys, ...foundation } = deciding;
    const matches = matchQueries(foundation.database);
    const closesEmpty = set.quotas?.mode !== 'observe';
    const due = dueMatches(foundation.database, { closesEmpty });
    const environment = { rulesOf, sha256 };
    return {
      module: StandaloneModule,
      imports: [
        MatchServiceModule.register({ ...foundation, matchKeys, ...set.quotas, due, onFatal }),
        TournamentServiceModule.register({
          ...foundation,
          matchKeys,
          ...set.quotas,
          onFatal,
          archive: foundation.tournamentArchive,
          matchArchive: foundation.archive,
          tournaments: liveTournaments(foundation.database),
        }),
        ProjectorModule.register({ ...foundation, onFatal }),
        ApiModule.register({
          ...foundation,
          matches,
          environment,
          games: GAMES,
          ...set,
          onFatal,
          pagesFolder: PAGES_FOLDER,
        }),
      ],
    };
  }
}
