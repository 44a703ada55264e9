/** Lists (decks): handed in by their entrants, or replaced by staff. */
import { Args, ArgsType, Field, Mutation, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { Commander } from '../../transport/request-context.js';
import { TournamentOutcomeUnion, type TournamentOutcome } from '../tournament-outcome.js';
import { EntrantCommandArgs, REASON } from './tournament-command-args.js';
import { TournamentSender } from './tournament-sender.service.js';

@ArgsType()
class HandInListArgs extends EntrantCommandArgs {
  @Field(() => [String], { description: 'Codes of cards, one for each copy.' })
  readonly cards!: readonly string[];
}

@ArgsType()
class ReplaceListArgs extends HandInListArgs {
  @Field({ description: REASON })
  readonly reason!: string;
}

@Resolver()
export class ListResolver {
  constructor(private readonly sender: TournamentSender) {}

  @Mutation(() => TournamentOutcomeUnion, {
    description:
      'Hands in a list, or another one before the first phase. Everybody is told its salted ' +
      'digest, the house alone its cards.',
  })
  handInList(
    @Args() asked: HandInListArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('hand-in-list', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Staff replace a list once the first phase has begun.',
  })
  replaceList(
    @Args() asked: ReplaceListArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('replace-list', asked, identity);
  }
}
