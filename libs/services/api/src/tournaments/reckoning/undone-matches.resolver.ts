/** Played matches that a drop or disqualification would undo, in a bracket of the rules `/1`. */
import { Args, ArgsType, Field, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Caller, type RequestContext } from '../../transport/request-context.js';
import { Reckoner } from './reckoner.service.js';
import { ShownTournaments } from './shown-tournaments.service.js';

@ObjectType('UndoneMatch', { description: 'A played match of a bracket that would be undone.' })
class UndoneMatchType {
  @Field({ description: 'Id of the match in its bracket, such as `w2-1`.' })
  readonly match!: string;

  @Field(() => Int)
  readonly phase!: number;

  @Field(() => Int)
  readonly round!: number;

  @Field(() => Int, { description: 'Number of the table at which it was played.' })
  readonly table!: number;

  @Field(() => [Int], { description: 'The two who played it, the higher seed first.' })
  readonly entrants!: readonly number[];
}

@ArgsType()
class UndoneMatchesArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => Int, { description: 'The entrant who would leave.' })
  readonly entrant!: number;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly afterTokens!: readonly string[];
}

@Resolver()
export class UndoneMatchesResolver {
  constructor(
    private readonly tournaments: ShownTournaments,
    private readonly reckoner: Reckoner,
  ) {}

  @Query(() => [UndoneMatchType], {
    description:
      'Played matches that a drop or disqualification of this entrant would undo. Empty unless the ' +
      'running bracket pins `single-elimination/1` or `double-elimination/1`.',
  })
  async undoneMatches(
    @Args() { tournament, entrant, afterTokens }: UndoneMatchesArgs,
    @Caller() caller: RequestContext,
  ): Promise<readonly UndoneMatchType[]> {
    const { state } = await this.tournaments.shownAfter(afterTokens, tournament, caller.viewer);
    return this.reckoner.ask({ tournament, seq: state.seq }, { ask: 'undone', entrant }, caller);
  }
}
