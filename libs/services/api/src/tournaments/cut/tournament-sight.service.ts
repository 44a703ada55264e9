import { Injectable } from '@nestjs/common';
import type { TournamentState } from '@scoresheet/domain-tournament';
import type { Identity } from '@scoresheet/services-accounts';
import type { Standing } from '../../records/stopped-record.js';
import { TournamentTails } from '../tournament-tails.service.js';
import { shownCutOf, type TournamentCut } from './tournament-cut.js';

export interface SightOfTournament extends Standing<TournamentState> {
  readonly cut: TournamentCut;
}

/** What somebody may know of a tournament as of now, of one that stands still as well. */
@Injectable()
export class TournamentSight {
  constructor(private readonly tails: TournamentTails) {}

  /** Refuses a tournament that is unknown to the asker. */
  async of(tournament: string, asker: Identity | undefined): Promise<SightOfTournament> {
    const { state, suspension } = await this.tails.knownStandingOf(tournament);
    const cut = shownCutOf(state, asker);
    if (cut === undefined) throw this.tails.unknownError(tournament);
    return { state, suspension, cut };
  }
}
