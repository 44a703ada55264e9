/** Bots of the house, at the tables of people. */
import { Args, ArgsType, Field, Int, Mutation, Parent, Resolver } from '@nestjs/graphql';
import { ResolveField } from '@nestjs/graphql';
import { isBotActor } from '@scoresheet/domain-match';
import type { Identity } from '@scoresheet/services-accounts';
import { MatchCommandArgs } from '../commands/command-args.js';
import { CommandOutcomeUnion, type CommandOutcome } from '../commands/command-outcome.js';
import { SeatType } from '../matches/match.type.js';
import { Caller, Commander, type RequestContext } from '../transport/request-context.js';
import { SeatedBots } from './seated-bots.service.js';

@ArgsType()
class SeatBotArgs extends MatchCommandArgs {
  @Field(() => Int, { description: 'Number of a free seat, from 1.' })
  readonly seat!: number;
}

@Resolver(() => SeatType)
export class BotResolver {
  constructor(private readonly bots: SeatedBots) {}

  @Mutation(() => CommandOutcomeUnion, {
    description:
      'Seats a bot of the house in an open match that you opened or sit in. It brings a ready deck, ' +
      'gets ready and plays to the end.',
  })
  seatBot(
    @Args() { match, seat, commandId }: SeatBotArgs,
    @Commander() identity: Identity,
    @Caller() { address }: RequestContext,
  ): Promise<CommandOutcome> {
    return this.bots.seat({ match, seat, commandId }, { ...identity, address });
  }

  @ResolveField(() => Boolean, { description: 'A bot of the house sits there.' })
  isBot(@Parent() { actor }: SeatType): boolean {
    return actor !== null && isBotActor(actor);
  }
}
