/** The reason beside the event of a ruling, and how it is erased. */
import { Inject } from '@nestjs/common';
import { Args, ID, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import type { RulingReasons } from '@scoresheet/services-rulings';
import { MatchEventType, MatchMessageType } from '../events/match-event.type.js';
import { SeenMatches } from '../matches/seen-matches.service.js';
import { clientError } from '../transport/masked-error.js';
import { Commander } from '../transport/request-context.js';
import { seenPart } from '../visibility-cut.js';
import { reasonKeyOf, reasonOf } from './event-reason.js';
import { ReasonLoader } from './reason-loader.service.js';
import { RulingReasonType } from './ruling-reason.type.js';
import { RULING_REASONS } from '../api-parts.js';

const REASON = {
  nullable: true,
  description: 'Why a judge ruled so; null without a reason, and for events that are no ruling.',
};

@Resolver(() => MatchEventType)
export class EventReasonResolver {
  constructor(
    private readonly loader: ReasonLoader,
    private readonly matches: SeenMatches,
    @Inject(RULING_REASONS) private readonly reasons: RulingReasons,
  ) {}

  @ResolveField(() => RulingReasonType, REASON)
  reason(@Parent() event: MatchEventType): Promise<RulingReasonType> | null {
    return reasonOf(event.match, event.action, this.loader);
  }

  @Mutation(() => Boolean, {
    description: 'Operators erase the reason of an event for good. False: there was none.',
  })
  async eraseReason(
    @Args('match', { type: () => ID }) match: string,
    @Args('seq', { type: () => Int }) seq: number,
    @Commander() identity: Identity,
  ): Promise<boolean> {
    if (!identity.roles.includes('operator')) {
      throw clientError(
        'FORBIDDEN',
        'Only operators can erase a reason, and this account is not one.',
      );
    }
    const look = { asker: identity };
    const { events, cut } = await this.matches.events(match, look, { from: seq, atMost: 1 });
    const [event] = events;
    const key = event && reasonKeyOf(match, seenPart(event, cut)['action']);
    return key === undefined ? false : this.reasons.erase(key);
  }
}

@Resolver(() => MatchMessageType)
export class MessageReasonResolver {
  constructor(private readonly loader: ReasonLoader) {}

  @ResolveField(() => RulingReasonType, REASON)
  reason(@Parent() message: MatchMessageType): Promise<RulingReasonType> | null {
    return reasonOf(message.match, message.action, this.loader);
  }
}
