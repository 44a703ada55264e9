/** Who sits as the JUDGE of a game that has one. Such a match waits in its lobby for them. */
import { Args, ArgsType, Field, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { INVITATION_ARGUMENT } from '../invitations/invitation.args.js';
import { JsonScalar } from '../scalars.js';
import { HouseReading } from '../house-reads/house-reading.service.js';
import { Commander } from '../transport/request-context.js';
import { MatchCommandArgs } from './command-args.js';
import { CommandClient } from './command-client.service.js';
import { CommandOutcomeUnion, type CommandOutcome } from './command-outcome.js';
import { stamped } from './stamped.js';

@ArgsType()
class TakeJudgeSeatArgs extends MatchCommandArgs {
  @Field(() => Int, { description: 'Number of the last event that you have seen.' })
  readonly expectedSeq!: number;

  @Field(() => JsonScalar, {
    nullable: true,
    description:
      'What the match leaves to the JUDGE, by the name of each option: lists are handed in after ' +
      'that. Nothing where nothing is left.',
  })
  readonly options?: unknown;

  @Field(() => String, INVITATION_ARGUMENT)
  readonly invitation?: string | null;
}

@Resolver()
export class JudgeSeatResolver {
  constructor(
    private readonly commands: CommandClient,
    private readonly reading: HouseReading,
  ) {}

  @Mutation(() => CommandOutcomeUnion, {
    description:
      'Sits down as the JUDGE of a match that has one (see `Match.judge`), or stands behind those ' +
      'who sat down before. The game begins when one sits there and all seats are ready.',
  })
  takeJudgeSeat(
    @Args() { match, invitation, ...rest }: TakeJudgeSeatArgs,
    @Commander() identity: Identity,
  ): Promise<CommandOutcome> {
    const sent = { type: 'take-judge-seat', record: match, ...rest };
    const command = stamped(sent, identity, 'player', 'judge');
    const take = () => this.commands.send(command, { asker: identity, invitation });
    return this.reading.seat(match, identity, take);
  }

  @Mutation(() => CommandOutcomeUnion, {
    description:
      'A JUDGE gets up, and the next one steps in. With none left the game goes on as its rules say.',
  })
  leaveJudgeSeat(
    @Args() { match, ...rest }: MatchCommandArgs,
    @Commander() identity: Identity,
  ): Promise<CommandOutcome> {
    const sent = { type: 'leave-judge-seat', record: match, ...rest };
    return this.commands.send(stamped(sent, identity, 'player', 'judge'), { asker: identity });
  }
}
