import { Inject, Injectable } from '@nestjs/common';
import { sha256 } from '@scoresheet/domain-record/node';
import {
  cancelledTournament,
  gamesOf,
  readOnlyTournament,
  type TournamentState,
} from '@scoresheet/domain-tournament';
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
      ...sources,
      kind: 'tournament',
      noun: 'tournament',
      keys,
      aggregate,
      endedBy: cancelledTournament,
      troubleSays: (_, seq) =>
        `Event ${seq} cannot be read, or says what cannot have happened in this tournament as it stood.`,
    });
  }
}
