/** What happens on the floor while a round is played: penalties, calls, time. */
import { Args, ArgsType, Field, Float, Int } from '@nestjs/graphql';
import { Mutation, registerEnumType, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { Commander } from '../../transport/request-context.js';
import { TournamentOutcomeUnion, type TournamentOutcome } from '../tournament-outcome.js';
import {
  EntrantCommandArgs,
  REASON,
  RoundCommandArgs,
  TournamentCommandArgs,
} from './tournament-command-args.js';
import { TournamentSender } from './tournament-sender.service.js';

enum PenaltyKind {
  CAUTION = 'caution',
  WARNING = 'warning',
  GAME_LOSS = 'game-loss',
  MATCH_LOSS = 'match-loss',
  POINTS = 'points',
}
registerEnumType(PenaltyKind, {
  name: 'PenaltyKind',
  description:
    'POINTS takes points off; everybody sees these in the standings. GAME_LOSS and MATCH_LOSS are ' +
    'notes, and staff enter the result; for `lateness` they count as the tournament has it.',
});

@ArgsType()
class PenaliseEntrantArgs extends EntrantCommandArgs {
  @Field(() => PenaltyKind)
  readonly penalty!: PenaltyKind;

  @Field(() => Int, { nullable: true, description: 'With POINTS: how many are taken off.' })
  readonly points?: number | null;

  @Field({ description: 'What was done, as a word such as `slow-play`.' })
  readonly infraction!: string;

  @Field({ description: REASON })
  readonly reason!: string;
}

@ArgsType()
class ExtendTimeArgs extends RoundCommandArgs {
  @Field(() => Int, { nullable: true, description: 'All tables where absent.' })
  readonly table?: number | null;

  @Field(() => Float, { description: 'How much longer, in milliseconds.' })
  readonly byMs!: number;
}

@Resolver()
export class FloorResolver {
  constructor(private readonly sender: TournamentSender) {}

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'A penalty for an infraction, seen by the entrant and by staff alone.',
  })
  penaliseEntrant(
    @Args() asked: PenaliseEntrantArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('penalise-entrant', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, { description: 'You ask staff to come to your table.' })
  callStaff(
    @Args() asked: TournamentCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('call-staff', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, { description: 'Staff have come to who called.' })
  answerCall(
    @Args() asked: EntrantCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('answer-call', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, { description: 'Stops the clock of the round.' })
  pauseClock(
    @Args() asked: RoundCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('pause-clock', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, { description: 'The clock of the round goes on.' })
  resumeClock(
    @Args() asked: RoundCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('resume-clock', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'More time for one table, or for all; after time was called as well.',
  })
  extendTime(
    @Args() asked: ExtendTimeArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('extend-time', asked, identity);
  }
}
