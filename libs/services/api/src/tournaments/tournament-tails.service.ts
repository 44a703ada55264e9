import { Inject, Injectable } from '@nestjs/common';
import { sha256 } from '@scoresheet/domain-record/node';
import { gamesOf, readOnlyTournament, type TournamentState } from '@scoresheet/domain-tournament';
import { KEYS, TOURNAMENT_SOURCES, type TournamentSources } from '../api-parts.js';
import type { PurposeKeys } from '@scoresheet/services-keys';
import { RecordTails } from '../records/record-tails.js';

/** The api's own reading of `tournament.events`. */
@Injectable()
export class TournamentTails extends RecordTails<TournamentState> {
  constructor(
    @Inject(TOURNAMENT_SOURCES) sources: TournamentSources,
    @Inject(KEYS) keys: PurposeKeys,
  ) {
    const aggregate = readOnlyTournament({ sha256, gameOf: gamesOf(sources.environment.rulesOf) });
    super({
      ...{ ...sources, kind: 'tournament', noun: 'tournament', keys, aggregate },
      // Staff ends a suspended tournament by no event yet: it stands as it stood.
      endedBy: (before) => before,
    });
  }
}
