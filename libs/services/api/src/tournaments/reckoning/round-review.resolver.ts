/** What a draw breaks or strains, for those who decide whether it is published. */
import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { notNegative } from '../../events/not-negative.js';
import { clientError } from '../../transport/masked-error.js';
import { Caller, Commander, type RequestContext } from '../../transport/request-context.js';
import { Reckoner } from './reckoner.service.js';
import { roundReviewType } from './round-review.js';
import { RoundReviewType } from './round-review.type.js';
import { ShownTournaments } from './shown-tournaments.service.js';

const MAX_STRAINS_AT_ONCE = 500;

@ArgsType()
class RoundReviewArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => Int)
  readonly phase!: number;

  @Field(() => Int)
  readonly round!: number;

  @Field(() => Int, { defaultValue: 100, description: 'How many strains; never more than 500.' })
  readonly first!: number;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly afterTokens!: readonly string[];
}

@Resolver()
export class RoundReviewResolver {
  constructor(
    private readonly tournaments: ShownTournaments,
    private readonly reckoner: Reckoner,
  ) {}

  @Query(() => RoundReviewType, {
    nullable: true,
    description:
      'For staff: what a draw breaks or strains before it is published. Null where no such round is ' +
      'drawn, and once it is published. All its tables: `tournamentTables`.',
  })
  async roundReview(
    @Args() { tournament, phase, round, first, afterTokens }: RoundReviewArgs,
    @Commander() asker: Identity,
    @Caller() caller: RequestContext,
  ): Promise<RoundReviewType | null> {
    notNegative({ first });
    const { state, cut } = await this.tournaments.shownAfter(afterTokens, tournament, asker);
    if (cut.audience !== 'house') {
      throw clientError('FORBIDDEN', 'Only staff of this tournament who do not play can see this.');
    }
    const asOf = { tournament, seq: state.seq };
    const review = await this.reckoner.ask(asOf, { ask: 'review', phase, round }, caller);
    const asked = { phase, round, first: Math.min(first, MAX_STRAINS_AT_ONCE) };
    return review && roundReviewType(state, asked, review);
  }
}
