/** Who works at a tournament. */
import { Args, ArgsType, Field, ID, Mutation, registerEnumType, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { Commander } from '../../transport/request-context.js';
import { TournamentOutcomeUnion, type TournamentOutcome } from '../tournament-outcome.js';
import { TournamentCommandArgs } from './tournament-command-args.js';
import { TournamentSender } from './tournament-sender.service.js';

enum TournamentStaffRole {
  ORGANISER = 'organiser',
  HEAD_JUDGE = 'head-judge',
  JUDGE = 'judge',
  SCOREKEEPER = 'scorekeeper',
}
registerEnumType(TournamentStaffRole, {
  name: 'TournamentStaffRole',
  description: 'What somebody is to one tournament, beside its owner and its entrants.',
});

@ArgsType()
class AppointStaffArgs extends TournamentCommandArgs {
  @Field(() => ID, { description: 'An account.' })
  readonly to!: string;

  @Field(() => TournamentStaffRole)
  readonly as!: TournamentStaffRole;
}

@ArgsType()
class DismissStaffArgs extends TournamentCommandArgs {
  @Field(() => ID, { description: 'An account.' })
  readonly from!: string;
}

@ArgsType()
class NameSuccessorArgs extends TournamentCommandArgs {
  @Field(() => ID, { description: 'The account that may take over.' })
  readonly successor!: string;
}

@Resolver()
export class StaffResolver {
  constructor(private readonly sender: TournamentSender) {}

  @Mutation(() => TournamentOutcomeUnion, { description: 'Gives somebody a role.' })
  appointStaff(
    @Args() asked: AppointStaffArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('appoint-staff', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, { description: 'Takes the role of somebody.' })
  dismissStaff(
    @Args() asked: DismissStaffArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('dismiss-staff', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Names who owns the tournament when its owner is gone.',
  })
  nameSuccessor(
    @Args() asked: NameSuccessorArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('name-successor', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'The named successor becomes the owner; nobody else can.',
  })
  takeOver(
    @Args() asked: TournamentCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('take-over', asked, identity);
  }
}
