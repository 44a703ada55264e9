/** Standing instructions to pass. */
import { Args, ArgsType, Field, Mutation, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { AutoPassEnd } from '../matches/auto-pass.type.js';
import { Commander } from '../transport/request-context.js';
import { MatchCommandArgs } from './command-args.js';
import { CommandClient } from './command-client.service.js';
import { CommandOutcomeUnion, type CommandOutcome } from './command-outcome.js';
import { stamped } from './stamped.js';

@ArgsType()
class SetAutoPassArgs extends MatchCommandArgs {
  @Field(() => AutoPassEnd)
  readonly until!: AutoPassEnd;

  @Field(() => String, {
    nullable: true,
    description: 'Only for CARD_PLAYED: the type of card to wait for, such as `power`.',
  })
  readonly card?: string | null;
}

@Resolver()
export class AutoPassResolver {
  constructor(private readonly commands: CommandClient) {}

  @Mutation(() => CommandOutcomeUnion, {
    description:
      'From now on passes for you whenever you may respond, until what you name happens. It ' +
      'replaces your earlier order. Your own decisions are still put to you.',
  })
  setAutoPass(
    @Args() { match, until: kind, card, ...rest }: SetAutoPassArgs,
    @Commander() identity: Identity,
  ): Promise<CommandOutcome> {
    const until = card == null ? { kind } : { kind, card };
    return this.send({ record: match, ...rest, until }, identity);
  }

  @Mutation(() => CommandOutcomeUnion, {
    description: 'Ends `setAutoPass`: you are asked again. Others cannot tell the two apart.',
  })
  clearAutoPass(
    @Args() { match, ...rest }: MatchCommandArgs,
    @Commander() identity: Identity,
  ): Promise<CommandOutcome> {
    return this.send({ record: match, ...rest, until: null }, identity);
  }

  private send(said: Record<string, unknown>, identity: Identity): Promise<CommandOutcome> {
    const command = stamped({ type: 'set-auto-pass', ...said }, identity, 'player');
    return this.commands.send(command, { asker: identity });
  }
}
