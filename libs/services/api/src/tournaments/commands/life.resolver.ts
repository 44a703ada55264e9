/** From the draft of a tournament to its end. */
import { Args, ArgsType, Field, Int, Mutation, Resolver } from '@nestjs/graphql';
import { encodeUtf8, recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Identity } from '@scoresheet/services-accounts';
import { InstantScalar } from '../../scalars.js';
import { clientError } from '../../transport/masked-error.js';
import { Commander } from '../../transport/request-context.js';
import { TournamentOutcomeUnion } from '../tournament-outcome.js';
import { TournamentAccepted, type TournamentOutcome } from '../tournament-outcome.js';
import { SuspensionStaff } from '../suspension/suspension-staff.service.js';
import { TournamentTitles } from '../words/tournament-titles.service.js';
import { CreateTournamentArgs } from './create-tournament.args.js';
import { given } from './given.js';
import { PhaseCommandArgs, REASON, TournamentCommandArgs } from './tournament-command-args.js';
import { sentPhase } from './tournament-phase.input.js';
import { TournamentSender } from './tournament-sender.service.js';

@ArgsType()
class PlanTournamentArgs extends TournamentCommandArgs {
  @Field(() => InstantScalar, {
    nullable: true,
    description: 'When it is planned to begin; absent: that is open again.',
  })
  readonly beginsAt?: number | null;
}

@ArgsType()
class OpenRegistrationArgs extends TournamentCommandArgs {
  @Field(() => String, {
    nullable: true,
    description: 'With entry BY_CODE: the entry code, of 6 to 64 printable ASCII characters.',
  })
  readonly code?: string | null;
}

@ArgsType()
class BeginPhaseArgs extends PhaseCommandArgs {
  @Field(() => [Int], {
    nullable: true,
    description: 'Seeds by hand, every entrant of the phase once; by rank where absent.',
  })
  readonly seeds?: readonly number[] | null;
}

@ArgsType()
class CancelTournamentArgs extends TournamentCommandArgs {
  @Field(() => Int, {
    nullable: true,
    description:
      'Of one that is suspended: number of the event that stops it, as `tournamentSuspension` has it.',
  })
  readonly suspendedSeq?: number | null;

  @Field({ description: REASON })
  readonly reason!: string;
}

@Resolver()
export class LifeResolver {
  constructor(
    private readonly sender: TournamentSender,
    private readonly titles: TournamentTitles,
    private readonly suspensions: SuspensionStaff,
  ) {}

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Opens a tournament as a draft, which its house alone sees.',
  })
  async createTournament(
    @Args() { title, description, lists, ...asked }: CreateTournamentArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    const { accountId: actor } = identity;
    const titled = this.titles.checked({ title, description });
    const { commandId } = asked;
    const tournament = recordIdOf({ kind: 'tournament', actor, commandId }, sha256);
    const sent = {
      ...asked,
      tournament,
      phases: asked.phases.map(sentPhase),
      lists: lists == null ? undefined : given(lists),
    };
    const outcome = await this.sender.send('create-tournament', sent, identity);
    if (outcome instanceof TournamentAccepted) await this.titles.begin(tournament, titled, actor);
    return outcome;
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description:
      'Says when the tournament is planned to begin, until it has. Nothing waits for it.',
  })
  planTournament(
    @Args() asked: PlanTournamentArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('plan-tournament', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, { description: 'Shows the draft to everybody.' })
  announceTournament(
    @Args() asked: TournamentCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('announce-tournament', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, { description: 'Lets people enter.' })
  async openRegistration(
    @Args() { code, ...asked }: OpenRegistrationArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    const digest = code == null ? {} : { codeDigest: codeDigestOf(code) };
    return this.sender.send('open-registration', { ...asked, ...digest }, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Ends registration; whoever wants to play says now that they are there.',
  })
  beginCheckIn(
    @Args() asked: TournamentCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('begin-check-in', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description:
      'Begins the next phase: the first with those who are there, others with who made the cut.',
  })
  beginPhase(
    @Args() asked: BeginPhaseArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('begin-phase', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, { description: 'Stops the tournament, over night say.' })
  pauseTournament(
    @Args() asked: TournamentCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('pause-tournament', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Goes on; with a check-in, who has not said that they are there has dropped.',
  })
  resumeTournament(
    @Args() asked: TournamentCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('resume-tournament', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Ends a tournament whose last round is closed: the standings are final.',
  })
  finishTournament(
    @Args() asked: TournamentCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('finish-tournament', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Ends a tournament without final standings; one that is suspended as well.',
  })
  async cancelTournament(
    @Args() asked: CancelTournamentArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    if (asked.suspendedSeq == null) return this.sender.send('cancel-tournament', asked, identity);
    await this.suspensions.check(asked.tournament, identity);
    return this.sender.send('cancel-tournament', asked, identity, 'organiser');
  }
}

/** A new code. Shorter codes of tournaments that are open already stay valid. */
const NEW_CODE = /^[\x21-\x7e][\x20-\x7e]{4,62}[\x21-\x7e]$/;

function codeDigestOf(code: string): string {
  if (NEW_CODE.test(code)) return sha256(encodeUtf8(code));
  const says = 'An entry code has 6 to 64 printable ASCII characters and no space at its ends.';
  throw clientError('BAD_USER_INPUT', says);
}
