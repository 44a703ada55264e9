/** Why somebody stands where they stand, and why they meet whom they meet: recomputed, never stored. */
import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Caller, type RequestContext } from '../../transport/request-context.js';
import { checkSeq } from './check-seq.js';
import { tableReasonsType } from './opponent-reasons.js';
import { TableReasonsType } from './opponent-reasons.type.js';
import { rankReasonsType } from './rank-reasons.js';
import { RankReasonsType } from './rank-reasons.type.js';
import { Reckoner } from './reckoner.service.js';
import { ShownTournaments } from './shown-tournaments.service.js';

@ArgsType()
class ReasonsArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly after!: readonly string[];
}

@ArgsType()
class WhyRankArgs extends ReasonsArgs {
  @Field(() => Int)
  readonly entrant!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Standings of this phase; of the one that was played last where absent.',
  })
  readonly phase?: number | null;

  @Field({ defaultValue: false, description: 'Counts the round that is played.' })
  readonly live!: boolean;

  @Field(() => Int, { nullable: true, description: 'As it was after this event; now if absent.' })
  readonly asOfSeq?: number | null;
}

@ArgsType()
class WhyOpponentArgs extends ReasonsArgs {
  @Field(() => Int)
  readonly phase!: number;

  @Field(() => Int)
  readonly round!: number;

  @Field(() => Int)
  readonly table!: number;
}

@Resolver()
export class ReasonsResolver {
  constructor(
    private readonly tournaments: ShownTournaments,
    private readonly reckoner: Reckoner,
  ) {}

  @Query(() => RankReasonsType, {
    nullable: true,
    description:
      'Null for who is not in that phase, and for a bracket, whose places explain themselves.',
  })
  async whyRank(
    @Args() args: WhyRankArgs,
    @Caller() caller: RequestContext,
  ): Promise<RankReasonsType | null> {
    const { tournament, after, entrant, live } = args;
    const { state } = await this.tournaments.shownAfter(after, tournament, caller.viewer);
    const seq = checkSeq(args.asOfSeq, state.seq);
    const phase = args.phase ?? undefined;
    const asOf = { tournament, seq, isPast: seq < state.seq };
    const question = { ask: 'rank', phase, entrant, live } as const;
    const why = await this.reckoner.ask(asOf, question, caller);
    return why && rankReasonsType(tournament, why);
  }

  @Query(() => TableReasonsType, {
    nullable: true,
    description:
      'Of the tournament as it stood when the round was drawn. Null where no such table is ' +
      'published, and where opponents do not depend on points.',
  })
  async whyOpponent(
    @Args() { tournament, after, phase, round, table }: WhyOpponentArgs,
    @Caller() caller: RequestContext,
  ): Promise<TableReasonsType | null> {
    const { state, cut } = await this.tournaments.shownAfter(after, tournament, caller.viewer);
    // The answer is of the tournament as it was when the round was drawn.
    const asOf = { tournament, seq: state.seq, isPast: true };
    const tellsForbidden = cut.audience === 'house';
    const question = { ask: 'opponents', phase, round, table, tellsForbidden } as const;
    const why = await this.reckoner.ask(asOf, question, caller);
    return why && tableReasonsType(tournament, why);
  }
}
