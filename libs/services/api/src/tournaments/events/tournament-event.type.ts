/** An event of a tournament, as one viewer may know it. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { TournamentState } from '@scoresheet/domain-tournament';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { recordEventType, RecordEventType } from '../../events/record-event.type.js';
import type { TournamentCut } from '../cut/tournament-cut.js';

@ObjectType('TournamentEvent')
export class TournamentEventType extends RecordEventType {
  @Field(() => ID)
  readonly tournament!: string;
}

@ObjectType('TournamentMessage', { description: 'An event, as whoever follows is told of it.' })
export class TournamentMessageType extends TournamentEventType {
  @Field({ description: 'Give it to `afterTokens` of a query that has to know of this event.' })
  readonly token!: string;

  /** The tournament when the message was made; it goes on changing. Absent where event 0 is bad. */
  readonly state!: TournamentState | undefined;

  /** Whether the viewer sees what the house sees. */
  readonly isHouse!: boolean;

  /** The account of a viewer who has entered; absent for everybody else. */
  readonly actor?: string;

  /** The message of everybody in the audience; absent in that one itself. */
  readonly common?: TournamentMessageType;
}

@ObjectType('TournamentEventPage')
export class TournamentEventPageType {
  @Field(() => [TournamentEventType])
  readonly events!: readonly TournamentEventType[];

  @Field(() => Int, { description: 'Give this number to `from` for the next page.' })
  readonly next!: number;

  @Field({ description: 'Whether the record has more events by now.' })
  readonly hasMore!: boolean;
}

export const tournamentEventType = (
  event: AdmittedEvent,
  cut: TournamentCut,
): TournamentEventType => ({
  tournament: event.header.record,
  ...recordEventType(event, cut),
});
