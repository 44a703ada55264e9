/** What judges and organisers decide about a match, as mutations. */
import { Args, ArgsType, Field, Int, Mutation, registerEnumType, Resolver } from '@nestjs/graphql';
import type { RuledResult } from '@scoresheet/contracts-messages';
import type { Identity } from '@scoresheet/services-accounts';
import { MatchCommandArgs } from '../commands/command-args.js';
import { CommandOutcomeUnion, type CommandOutcome } from '../commands/command-outcome.js';
import { Commander } from '../transport/request-context.js';
import { asStaff } from './as-staff.js';
import { RulingClient } from './ruling-client.service.js';

enum Ruled {
  WIN = 'win',
  DRAW = 'draw',
  NO_RESULT = 'no-result',
}
registerEnumType(Ruled, { name: 'RuledResult', description: 'How a ruling ends a match.' });

const REASON = 'Words for everybody who sees the event. They can be erased; the event stays.';

@ArgsType()
class HaltArgs extends MatchCommandArgs {
  @Field(() => String, { nullable: true, description: REASON })
  readonly reason?: string | null;
}

@ArgsType()
class EndMatchArgs extends MatchCommandArgs {
  @Field(() => Ruled, { description: 'Organisers may only end a match without a result.' })
  readonly result!: RuledResult;

  @Field(() => Int, {
    nullable: true,
    description: 'The seat that has won, where the result is a win.',
  })
  readonly winner?: number | null;

  @Field({ description: REASON })
  readonly reason!: string;
}

@ArgsType()
class WarnSeatArgs extends MatchCommandArgs {
  @Field(() => Int)
  readonly seat!: number;

  @Field({ description: REASON })
  readonly reason!: string;
}

@ArgsType()
class VoidMatchArgs extends MatchCommandArgs {
  @Field(() => Int, {
    description: 'Number of the event that stops the match, as `suspension` has it.',
  })
  readonly suspendedSeq!: number;

  @Field({ description: REASON })
  readonly reason!: string;
}

@Resolver()
export class RulingResolver {
  constructor(private readonly rulings: RulingClient) {}

  @Mutation(() => CommandOutcomeUnion, {
    description: 'Pauses a match: decisions stay open, but nobody may answer. Seats may concede.',
  })
  pauseMatch(@Args() args: HaltArgs, @Commander() identity: Identity): Promise<CommandOutcome> {
    return this.rulings.rule({ type: 'pause-match', ...args }, identity, 'judge', 'organiser');
  }

  @Mutation(() => CommandOutcomeUnion, { description: 'Lets a paused match go on as it stood.' })
  resumeMatch(@Args() args: HaltArgs, @Commander() identity: Identity): Promise<CommandOutcome> {
    return this.rulings.rule({ type: 'resume-match', ...args }, identity, 'judge', 'organiser');
  }

  @Mutation(() => CommandOutcomeUnion, { description: 'Ends a match by a ruling.' })
  endMatch(@Args() args: EndMatchArgs, @Commander() identity: Identity): Promise<CommandOutcome> {
    return this.rulings.rule({ type: 'end-match', ...args }, identity, 'judge', 'organiser');
  }

  @Mutation(() => CommandOutcomeUnion, {
    description: 'Ends a suspended match without a result; `suspension` says what is wrong.',
  })
  voidMatch(@Args() args: VoidMatchArgs, @Commander() identity: Identity): Promise<CommandOutcome> {
    const staff = asStaff(identity);
    return this.rulings.rule({ type: 'void-match', ...args }, staff, 'judge', 'organiser');
  }

  @Mutation(() => CommandOutcomeUnion, {
    description: 'Sends away a JUDGE who is gone or silent; the game goes on without one.',
  })
  excuseJudge(@Args() args: HaltArgs, @Commander() identity: Identity): Promise<CommandOutcome> {
    const staff = asStaff(identity);
    return this.rulings.rule({ type: 'excuse-judge', ...args }, staff, 'judge', 'organiser');
  }

  @Mutation(() => CommandOutcomeUnion, { description: 'Warns a seat; the match goes on.' })
  warnSeat(@Args() args: WarnSeatArgs, @Commander() identity: Identity): Promise<CommandOutcome> {
    return this.rulings.rule({ type: 'warn-seat', ...args }, identity, 'judge');
  }
}
