/** What a command of a tournament comes to. */
import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Conflict, Pending, Refused } from '../commands/command-outcome.js';
import type { SentOutcome } from '../records/record-client.js';

@ObjectType({ description: 'The command was accepted: it is an event of the tournament now.' })
export class TournamentAccepted {
  @Field(() => ID)
  readonly tournament: string;

  @Field(() => Int, { description: 'Number of the event in its record.' })
  readonly seq: number;

  @Field({
    description:
      'Hash of the event: the head of the record at that moment. Keep it to check any later ' +
      'copy of the record with `scoresheet verify --head`.',
  })
  readonly hash: string;

  @Field({ description: 'Give it to `after` of a query that has to know of this event.' })
  readonly token: string;

  constructor(accepted: { tournament: string; seq: number; hash: string; token: string }) {
    this.tournament = accepted.tournament;
    this.seq = accepted.seq;
    this.hash = accepted.hash;
    this.token = accepted.token;
  }
}

export type TournamentOutcome = SentOutcome<TournamentAccepted>;

export const TournamentOutcomeUnion = createUnionType({
  name: 'TournamentOutcome',
  types: () => [TournamentAccepted, Refused, Conflict, Pending] as const,
  resolveType: (outcome: TournamentOutcome) => outcome.constructor.name,
});
