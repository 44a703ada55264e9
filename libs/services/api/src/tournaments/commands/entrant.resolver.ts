/** Who plays: entering, being there, leaving, coming back. */
import { Args, ArgsType, Field, ID, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { Caller, Commander, type RequestContext } from '../../transport/request-context.js';
import { TournamentOutcomeUnion, type TournamentOutcome } from '../tournament-outcome.js';
import { AddEntrantsArgs } from './add-entrants.args.js';
import { AddedEntrants } from './added-entrants.service.js';
import { EntryCodes } from './entry-codes.service.js';
import { EntrantCommandArgs, REASON, TournamentCommandArgs } from './tournament-command-args.js';
import { TournamentSender } from './tournament-sender.service.js';

const RE_ENTER =
  'Reinstates an entrant who has dropped or missed check-in, and checks them in. For the owner, ' +
  'organisers and the head judge. Missed rounds count as late entry. Refuses with `too-late` once ' +
  'the phase takes nobody back, and with `registration-full` at the cap, unless `overCap` is true.';

@ArgsType()
class EnterTournamentArgs extends TournamentCommandArgs {
  @Field(() => String, { nullable: true, description: 'With entry BY_CODE: the entry code.' })
  readonly code?: string | null;
}

@ArgsType()
class BindEntrantArgs extends EntrantCommandArgs {
  @Field(() => ID, { description: 'An account.' })
  readonly to!: string;
}

@ArgsType()
class ReEnterArgs extends EntrantCommandArgs {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Confirms that the tournament may have more players than its cap.',
  })
  readonly overCap!: boolean;
}

@ArgsType()
class DisqualifyEntrantArgs extends EntrantCommandArgs {
  @Field({ description: REASON })
  readonly reason!: string;
}

@ArgsType()
class ForbidPairsArgs extends TournamentCommandArgs {
  @Field(() => [[Int]], { description: 'Pairs of entrants, in place of all that were named.' })
  readonly pairs!: readonly (readonly number[])[];
}

@ArgsType()
class AwardByesArgs extends EntrantCommandArgs {
  @Field(() => Int)
  readonly byes!: number;
}

@ArgsType()
class FixSeatArgs extends EntrantCommandArgs {
  @Field(() => Int, { nullable: true, description: 'The entrant sits anywhere where absent.' })
  readonly table?: number | null;
}

@Resolver()
export class EntrantResolver {
  constructor(
    private readonly sender: TournamentSender,
    private readonly added: AddedEntrants,
    private readonly codes: EntryCodes,
  ) {}

  @Mutation(() => TournamentOutcomeUnion, {
    description:
      'You enter; on the waitlist when the tournament is full. After many wrong entry codes from one ' +
      'address, that address waits between two tries (`RATE_LIMITED`).',
  })
  enterTournament(
    @Args() asked: EnterTournamentArgs,
    @Commander() identity: Identity,
    @Caller() { address }: RequestContext,
  ): Promise<TournamentOutcome> {
    const tried = { tournament: asked.tournament, code: asked.code ?? undefined, address };
    const send = () => this.sender.send('enter-tournament', asked, identity);
    return this.codes.send(tried, send);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Staff enter others, before the first round or late.',
  })
  addEntrants(
    @Args() asked: AddEntrantsArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.added.add(asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Gives the entry of a guest, or of a lost account, to another account.',
  })
  bindEntrant(
    @Args() asked: BindEntrantArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('bind-entrant', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Says that an entrant is there: you, or staff for somebody.',
  })
  checkIn(
    @Args() asked: EntrantCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('check-in', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'You leave, or staff let somebody go.',
  })
  dropEntrant(
    @Args() asked: EntrantCommandArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('drop-entrant', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: RE_ENTER,
  })
  reEnter(
    @Args() { overCap, ...asked }: ReEnterArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    const said = { ...asked, checksIn: true, overCap: overCap || null };
    return this.sender.send('re-enter', said, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, { description: 'Sends an entrant away.' })
  disqualifyEntrant(
    @Args() asked: DisqualifyEntrantArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('disqualify-entrant', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Keeps pairs apart where that can be; the house alone knows which.',
  })
  forbidPairs(
    @Args() asked: ForbidPairsArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('forbid-pairs', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, { description: 'Byes for the first rounds.' })
  awardByes(
    @Args() asked: AwardByesArgs,
    @Commander() identity: Identity,
  ): Promise<TournamentOutcome> {
    return this.sender.send('award-byes', asked, identity);
  }

  @Mutation(() => TournamentOutcomeUnion, {
    description: 'Gives an entrant always the same table.',
  })
  fixSeat(@Args() asked: FixSeatArgs, @Commander() identity: Identity): Promise<TournamentOutcome> {
    return this.sender.send('fix-seat', asked, identity);
  }
}
