/** The subscription of the tables in play, and the table that waits for a match. */
import { Args, ArgsType, Field, ID, Int, Query, Resolver, Subscription } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { Asker } from '../../transport/request-context.js';
import { TournamentTableType } from '../views/table.type.js';
import { DueMatches } from './due-matches.service.js';
import { TablesInPlayType } from './table-play.type.js';
import { TablesInPlay } from './tables-in-play.service.js';

@ArgsType()
class FollowTablesArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field({ defaultValue: false, description: 'Only the table where you sit, at once.' })
  readonly own!: boolean;

  @Field(() => Int, { nullable: true, description: 'Only the table with this number, at once.' })
  readonly table?: number | null;
}

@Resolver()
export class TablesInPlayResolver {
  constructor(
    private readonly inPlay: TablesInPlay,
    private readonly due: DueMatches,
  ) {}

  @Subscription(() => TablesInPlayType, {
    name: 'tablesInPlay',
    description:
      'Sends the tables in play on the platform, then those whose match opens, pauses, resumes or ' +
      'ends. Each message holds the present state, so it has no sequence number: after a lost ' +
      'connection subscribe again. Changes of all tables are gathered for 250 ms.',
    resolve: (message: TablesInPlayType) => message,
  })
  followTables(
    @Args() { tournament, own, table }: FollowTablesArgs,
    @Asker() asker: Identity | undefined,
  ): Promise<AsyncIterableIterator<TablesInPlayType>> {
    return this.inPlay.follow({ tournament, own, table: table ?? undefined, asker });
  }

  @Query(() => TournamentTableType, {
    nullable: true,
    description:
      'The table in play at which a match is due that is not open yet. Null if there is none, and ' +
      'once the match is open.',
  })
  tableOfDueMatch(
    @Args('match', { type: () => ID }) match: string,
  ): Promise<TournamentTableType | null> {
    return this.due.tableOf(match);
  }
}
