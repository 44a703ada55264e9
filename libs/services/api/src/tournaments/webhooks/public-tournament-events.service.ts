/** The events of tournaments as a stranger sees them, for those who are told of them from here. */
import { Injectable } from '@nestjs/common';
import type { PublicEvent, PublicEvents } from '@scoresheet/services-webhooks';
import { GraphQLError } from 'graphql';
import { SeenTournamentEvents } from '../events/seen-tournament-events.service.js';
import { tournamentEventType } from '../events/tournament-event.type.js';

interface Asked {
  readonly from: number;
  readonly atMost: number;
}

@Injectable()
export class PublicTournamentEvents implements PublicEvents {
  constructor(private readonly events: SeenTournamentEvents) {}

  /**
   * None of a draft, nor from the bad event of a suspended tournament on. Where staff has ended one
   * that was suspended, the event by which they did so is the next.
   */
  async next(tournament: string, asked: Asked): Promise<readonly PublicEvent[]> {
    try {
      const { events, cut } = await this.events.of(tournament, undefined, asked);
      return events.map((event) => tournamentEventType(event, cut));
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const { resumeFrom } = error.extensions;
      const goesOn = typeof resumeFrom === 'number' && resumeFrom > asked.from;
      return goesOn ? this.next(tournament, { ...asked, from: resumeFrom }) : [];
    }
  }
}
