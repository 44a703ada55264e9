/** What has become of the tournament, told with each event of its feed. */
import { Args, ArgsType, Field, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { notNegative } from '../../events/not-negative.js';
import { TournamentTableType } from '../views/table.type.js';
import { TournamentType } from '../views/tournament.type.js';
import { ToldTournament } from './told-tournament.service.js';
import { TournamentMessageType } from './tournament-event.type.js';

@ArgsType()
class ChangedTablesArgs {
  @Field(() => Int, { defaultValue: 500, description: 'How many; never more than 500.' })
  readonly first!: number;
}

@Resolver(() => TournamentMessageType)
export class TournamentMessageResolver {
  constructor(private readonly told: ToldTournament) {}

  @ResolveField(() => TournamentType, {
    description:
      'The tournament when the message is sent: as of this event at least, as its `seq` says.',
  })
  now(@Parent() message: TournamentMessageType): Promise<TournamentType> {
    return this.told.now(message);
  }

  @ResolveField(() => [TournamentTableType], {
    description:
      'The tables that the event has changed, as they are when the message is sent, by number: all ' +
      'of a round that is drawn, published or started, the one of a report, a result, a correction ' +
      'or more time. Empty for other events.',
  })
  tables(
    @Parent() message: TournamentMessageType,
    @Args() { first }: ChangedTablesArgs,
  ): readonly TournamentTableType[] {
    notNegative({ first });
    return this.told.tables(message, first);
  }

  @ResolveField(() => TournamentTableType, {
    nullable: true,
    description:
      'Where you sit, when the message is sent, in the round that was published last; null: at no ' +
      'table.',
  })
  ownTable(@Parent() message: TournamentMessageType): TournamentTableType | null {
    return this.told.ownTable(message);
  }
}
