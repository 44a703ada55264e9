/** The events of a tournament as one viewer may know them now. */
import { Injectable } from '@nestjs/common';
import type { Identity } from '@scoresheet/services-accounts';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { tellable } from '../../records/stopped-record.js';
import type { TournamentCut } from '../cut/tournament-cut.js';
import { TournamentSight } from '../cut/tournament-sight.service.js';
import { TournamentTails } from '../tournament-tails.service.js';

interface SeenEvents {
  readonly events: readonly AdmittedEvent[];
  readonly cut: TournamentCut;
}

@Injectable()
export class SeenTournamentEvents {
  constructor(
    private readonly tails: TournamentTails,
    private readonly sights: TournamentSight,
  ) {}

  /**
   * Refuses a tournament that is unknown to the asker. Of one that is suspended it tells the events
   * before the bad one, and refuses the others.
   */
  async of(
    tournament: string,
    asker: Identity | undefined,
    { from, atMost }: { readonly from: number; readonly atMost: number },
  ): Promise<SeenEvents & { readonly isBeforeBadEvent: boolean }> {
    const { state, suspension, cut } = await this.sights.of(tournament, asker);
    // Whoever comes in or is dismissed by a later event has another cut than this one.
    const known = suspension ? Infinity : (state?.seq ?? -1) + 1 - from;
    const size = tellable(suspension, { from, atMost: Math.min(atMost, known) }, 'tournament');
    const events = size > 0 ? await this.tails.history(tournament, from, size) : [];
    return { events, cut, isBeforeBadEvent: from + events.length === suspension?.seq };
  }

  /** All events, for a file that others judge; refuses a tournament that is unknown to the asker. */
  async record(tournament: string, asker: Identity | undefined): Promise<SeenEvents> {
    const { state, suspension, cut } = await this.sights.of(tournament, asker);
    const known = suspension ? Infinity : (state?.seq ?? -1) + 1;
    return { events: await this.tails.history(tournament, 0, known), cut };
  }
}
