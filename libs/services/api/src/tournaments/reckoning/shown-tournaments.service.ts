/** A tournament as whoever asks may know it. */
import { Injectable } from '@nestjs/common';
import type { TournamentState } from '@scoresheet/domain-tournament';
import type { Identity } from '@scoresheet/services-accounts';
import { ReadYourWrites } from '../../read-your-writes.service.js';
import { clientError } from '../../transport/masked-error.js';
import { shownCutOf, type TournamentCut } from '../cut/tournament-cut.js';
import { TournamentTails } from '../tournament-tails.service.js';

export interface ShownTournament {
  readonly state: TournamentState;
  readonly cut: TournamentCut;
}

@Injectable()
export class ShownTournaments {
  constructor(
    private readonly tails: TournamentTails,
    private readonly writes: ReadYourWrites,
  ) {}

  /** Refuses a tournament that is unknown to the asker, and one that is suspended. */
  async shown(tournament: string, asker: Identity | undefined): Promise<ShownTournament> {
    const shown = await this.find(tournament, asker);
    if (shown === undefined) throw unknown(tournament);
    return shown;
  }

  /** A tournament as `shown`, or undefined where it is unknown to the asker. */
  async find(
    tournament: string,
    asker: Identity | undefined,
  ): Promise<ShownTournament | undefined> {
    const standing = await this.tails.standingOf(tournament);
    const cut = standing && shownCutOf(standing.state, asker);
    if (cut === undefined) return undefined;
    const state = this.tails.stateIn(standing);
    return state && { state, cut };
  }

  /** For whoever was shown the tournament before. Refuses one that is suspended by now. */
  async known(tournament: string): Promise<TournamentState> {
    const state = await this.tails.findState(tournament);
    if (state === undefined) throw unknown(tournament);
    return state;
  }

  /** As `shown`, knowing of the events of these tokens. */
  async shownAfter(
    tokens: readonly string[],
    tournament: string,
    asker: Identity | undefined,
  ): Promise<ShownTournament> {
    await this.writes.read(tokens);
    return this.shown(tournament, asker);
  }
}

const unknown = (tournament: string) =>
  clientError('BAD_USER_INPUT', `There is no tournament ${tournament}.`);
