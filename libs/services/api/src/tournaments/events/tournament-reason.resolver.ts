/** The words beside an event of a tournament: of a reason or of an announcement; how they are erased. */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import type { RulingReasons } from '@scoresheet/services-rulings';
import { RULING_REASONS } from '../../api-parts.js';
import { reasonKeyOf, reasonOf } from '../../rulings/event-reason.js';
import { ReasonLoader } from '../../rulings/reason-loader.service.js';
import { RulingReasonType } from '../../rulings/ruling-reason.type.js';
import { clientError } from '../../transport/masked-error.js';
import { Commander } from '../../transport/request-context.js';
import { seenPart } from '../../visibility-cut.js';
import { ShownTournaments } from '../reckoning/shown-tournaments.service.js';
import { SeenTournamentEvents } from './seen-tournament-events.service.js';
import { TournamentEventType, TournamentMessageType } from './tournament-event.type.js';

const REASON = {
  nullable: true,
  description: 'Words of a reason or of an announcement, for whoever may see their digest.',
};

@ArgsType()
class EraseReasonArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => Int, { description: 'Number of the event.' })
  readonly seq!: number;
}

@Resolver(() => TournamentEventType)
export class TournamentReasonResolver {
  constructor(
    private readonly loader: ReasonLoader,
    private readonly tournaments: ShownTournaments,
    private readonly events: SeenTournamentEvents,
    @Inject(RULING_REASONS) private readonly reasons: RulingReasons,
  ) {}

  @ResolveField(() => RulingReasonType, REASON)
  reason(@Parent() event: TournamentEventType): Promise<RulingReasonType> | null {
    return reasonOf(event.tournament, event.action, this.loader);
  }

  @Mutation(() => Boolean, {
    description:
      'The owner, or an operator, erases the words beside an event for good. False: there were none.',
  })
  async eraseTournamentReason(
    @Args() { tournament, seq }: EraseReasonArgs,
    @Commander() identity: Identity,
  ): Promise<boolean> {
    const { state } = await this.tournaments.shown(tournament, identity);
    if (state.owner !== identity.accountId && !identity.roles.includes('operator')) {
      const says = 'Only the owner of a tournament, or an operator, can erase words of it.';
      throw clientError('FORBIDDEN', says);
    }
    const { events, cut } = await this.events.of(tournament, identity, { from: seq, atMost: 1 });
    const [event] = events;
    const key = event && reasonKeyOf(tournament, seenPart(event, cut)['action']);
    return key === undefined ? false : this.reasons.erase(key);
  }
}

@Resolver(() => TournamentMessageType)
export class TournamentMessageReasonResolver {
  constructor(private readonly loader: ReasonLoader) {}

  @ResolveField(() => RulingReasonType, REASON)
  reason(@Parent() message: TournamentMessageType): Promise<RulingReasonType> | null {
    return reasonOf(message.tournament, message.action, this.loader);
  }
}
