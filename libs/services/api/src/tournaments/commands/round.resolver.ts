/** A round, step by step: drawn, looked at, shown, played, closed; and what is mended in between. */
import { Args, ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Mutation, registerEnumType, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { Commander } from '../../transport/request-context.js';
import { TournamentOutcomeUnion, type TournamentOutcome } from '../tournament-outcome.js';
import { given } from './given.js';
import { REASON, RoundCommandArgs, TournamentCommandArgs } from './tournament-command-args.js';
import { TournamentSender } from './tournament-sender.service.js';

enum RepairKind {
  SWAP = 'swap',
  UNPAIR = 'unpair',
  PAIR = 'pair',
  BYE = 'bye',
}
registerEnumType(RepairKind, {
  name: 'RepairKind',
  description:
    'SWAP: two entrants change places. UNPAIR: a table is taken away, and its entrants wait. ' +
    'PAIR: entrants who wait get a table. BYE: one who waits gets a bye.',
});

@InputType()
class RepairInput {
  @Field(() => RepairKind)
  readonly is!: RepairKind;

  @Field(() => [Int], { nullable: true, description: 'With SWAP and PAIR.' })
  readonly entrants?: readonly number[] | null;

  @Field(() => Int, { nullable: true, description: 'With UNPAIR.' })
  readonly table?: number | null;

  @Field(() => Int, { nullable: true, description: 'With BYE.' })
  readonly entrant?: number | null;
}

@ArgsType()
class RepairRoundArgs extends RoundCommandArgs {
  @Field(() => [RepairInput], { description: 'In this order; all of them or none.' })
  readonly repairs!: readonly RepairInput[];

  @Field({ description: REASON })
  readonly reason!: string;
}

@ArgsType()
class NumberTablesArgs extends TournamentCommandArgs {
  @Field(() => Int, { description: 'Number of the first table.' })
  readonly first!: number;

  @Field(() => [Int], { defaultValue: [], description: 'Tables that nobody sits at.' })
  readonly leftOut!: readonly number[];
}

@Resolver()
export class RoundResolver {
  constructor(private readonly sender: TournamentSender) {}

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Makes the tables of the next round. Two who press at once make one round.',
  })
  drawRound(
    @Args() asked: RoundCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('draw-round', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'You have looked at the draw. Who plays sees no draw, and reviews none.',
  })
  reviewRound(
    @Args() asked: RoundCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('review-round', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Shows the tables to everybody, and the seed that they were drawn by.',
  })
  publishRound(
    @Args() asked: RoundCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('publish-round', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Play begins, and with it the clock of the round.',
  })
  startRound(
    @Args() asked: RoundCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('start-round', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Makes the results of the round official. Every table has one by now.',
  })
  closeRound(
    @Args() asked: RoundCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('close-round', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description:
      'Mends a draw before it is published, and a published round at tables without a result. Of a draw ' +
      'it tells everybody else nothing; with its publication they are told what was changed by hand.',
  })
  repairRound(
    @Args() asked: RepairRoundArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    const repairs = asked.repairs.map(given);
    return this.sender.send('repair-round', { ...asked, repairs }, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'How tables are numbered from the next round on.',
  })
  numberTables(
    @Args() asked: NumberTablesArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('number-tables', asked, identity);
  }
}
