/** The lists of an event once they are opened to everybody. */
import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { notNegative } from '../../events/not-negative.js';
import { Asker } from '../../transport/request-context.js';
import { areListsOpen } from '../cut/list-cut.js';
import { ShownTournaments } from '../reckoning/shown-tournaments.service.js';
import { EntrantListType, listType } from './entry.type.js';

/** Each has a hundred cards and more. */
const MAX_LISTS_AT_ONCE = 100;

@ArgsType()
class OpenListsArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'Only those of entrants with a higher number.',
  })
  readonly after!: number;

  @Field(() => Int, { defaultValue: 50, description: 'How many; never more than 100.' })
  readonly first!: number;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly afterTokens!: readonly string[];
}

@Resolver()
export class OpenListsResolver {
  constructor(private readonly tournaments: ShownTournaments) {}

  @Query(() => [EntrantListType], {
    description:
      'Lists that everybody may read, by number of the entrant; none before `Tournament.listsAreOpen`.',
  })
  async openLists(
    @Args() { tournament, after, first, afterTokens }: OpenListsArgs,
    @Asker() asker: Identity | undefined,
  ): Promise<readonly EntrantListType[]> {
    notNegative({ after, first });
    const { state } = await this.tournaments.shownAfter(afterTokens, tournament, asker);
    if (!areListsOpen(state)) return [];
    const lists = state.entrants.slice(after).flatMap((each) => listType(tournament, each) ?? []);
    return lists.slice(0, Math.min(first, MAX_LISTS_AT_ONCE));
  }
}
