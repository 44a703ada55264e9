/** Why somebody stands where they stand, and why they meet whom they meet: recomputed, never stored. */
import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { Asker } from '../../transport/request-context.js';
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
    @Asker() asker: Identity | undefined,
  ): Promise<RankReasonsType | null> {
    const { tournament, after, entrant, live } = args;
    const { state } = await this.tournaments.shownAfter(after, tournament, asker);
    const seq = checkSeq(args.asOfSeq, state.seq);
    const phase = args.phase ?? undefined;
    const why = await this.reckoner.ask({ tournament, seq }, { ask: 'rank', phase, entrant, live });
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
    @Asker() asker: Identity | undefined,
  ): Promise<TableReasonsType | null> {
    const { state, cut } = await this.tournaments.shownAfter(after, tournament, asker);
    const { seq } = state;
    const tellsForbidden = cut.audience === 'house';
    const asked = { phase, round, table, tellsForbidden };
    const why = await this.reckoner.ask({ tournament, seq }, { ask: 'opponents', ...asked });
    return why && tableReasonsType(tournament, why);
  }
}
