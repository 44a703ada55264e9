/** The bracket of a phase, as a graph. */
import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import type { BracketGraph } from '@scoresheet/domain-tournament';
import { Caller, type RequestContext } from '../../transport/request-context.js';
import { BracketType, type BracketMatchStatus } from './bracket.type.js';
import { checkSeq } from './check-seq.js';
import { Reckoner } from './reckoner.service.js';
import { ShownTournaments } from './shown-tournaments.service.js';

@ArgsType()
class BracketArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => Int)
  readonly phase!: number;

  @Field(() => Int, { nullable: true, description: 'As it was after this event; now if absent.' })
  readonly asOfSeq?: number | null;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly after!: readonly string[];
}

@Resolver()
export class BracketResolver {
  constructor(
    private readonly tournaments: ShownTournaments,
    private readonly reckoner: Reckoner,
  ) {}

  @Query(() => BracketType, {
    nullable: true,
    description: 'Null where the phase has no bracket, or has not begun.',
  })
  async bracket(
    @Args() { tournament, phase, asOfSeq, after }: BracketArgs,
    @Caller() caller: RequestContext,
  ): Promise<BracketType | null> {
    const { state } = await this.tournaments.shownAfter(after, tournament, caller.viewer);
    const seq = checkSeq(asOfSeq, state.seq);
    const asOf = { tournament, seq, isPast: seq < state.seq };
    const graph = await this.reckoner.ask(asOf, { ask: 'bracket', phase }, caller);
    return graph && bracketType({ tournament, seq }, graph);
  }
}

const NOWHERE = { seed: null, winnerOf: null, loserOf: null };

const bracketType = (
  of: Pick<BracketType, 'tournament' | 'seq'>,
  { matches, ...graph }: BracketGraph,
): BracketType => ({
  ...of,
  ...graph,
  matches: matches.map(({ kind, at, from, ...match }) => ({
    ...match,
    from: from.map((source) => ({ ...NOWHERE, ...source })),
    status: kind as BracketMatchStatus,
    round: at?.round ?? null,
    table: at?.table ?? null,
  })),
});
