/** A match as it was after each event: what a page shows to whoever steps through it. */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Field, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { isPlay } from '@scoresheet/domain-match';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { MatchMessageType } from '../events/match-event.type.js';
import { MatchMessages } from '../events/match-messages.service.js';
import { notNegative } from '../events/not-negative.js';
import { INVITATION_ARGUMENT } from '../invitations/invitation.args.js';
import { Perspective, PERSPECTIVE_ARGUMENT, type Look } from '../matches/perspective.js';
import { SeenMatches, type SeenEvents } from '../matches/seen-matches.service.js';
import { ReadYourWrites } from '../read-your-writes.service.js';
import { COST_OF_FOLDED_EVENT, MAX_MOMENTS_AT_ONCE } from '../transport/limits.js';
import { QueryGate } from '../transport/query-gate.service.js';
import { Caller, type RequestContext } from '../transport/request-context.js';
import { Replays } from './replays.service.js';

@ObjectType('MomentPage')
class MomentPageType {
  @Field(() => [MatchMessageType], { description: 'Each event with the situation after it.' })
  readonly moments!: readonly MatchMessageType[];

  @Field(() => Int, { description: 'Give this number to `from` for the next page.' })
  readonly next!: number;

  @Field({ description: 'Whether the record has more events by now.' })
  readonly hasMore!: boolean;
}

@ArgsType()
class MomentsArgs {
  @Field(() => ID)
  readonly match!: string;

  @Field(() => Int, { defaultValue: 0, description: 'The first event of the page.' })
  readonly from!: number;

  @Field(() => Int, {
    defaultValue: 50,
    description: `How many at most; never more than ${MAX_MOMENTS_AT_ONCE}.`,
  })
  readonly first!: number;

  @Field({ defaultValue: true, description: 'Whether clock ticks are among the events.' })
  readonly ticks!: boolean;

  @Field(() => Perspective, PERSPECTIVE_ARGUMENT)
  readonly perspective?: Look['perspective'];

  @Field(() => String, INVITATION_ARGUMENT)
  readonly invitation?: Look['invitation'];

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly after!: readonly string[];
}

@Resolver()
export class MomentResolver {
  @Inject() private readonly gate!: QueryGate;

  constructor(
    private readonly matches: SeenMatches,
    private readonly replays: Replays,
    private readonly telling: MatchMessages,
    private readonly writes: ReadYourWrites,
  ) {}

  @Query(() => MomentPageType, {
    description: 'Events of a match, each with the table and the open decisions right after it.',
  })
  async moments(
    @Args() { match, from, first, ticks, after, ...look }: MomentsArgs,
    @Caller() { viewer: asker, address }: RequestContext,
  ): Promise<MomentPageType> {
    notNegative({ from, first });
    await this.writes.read(after);
    const size = Math.min(first, MAX_MOMENTS_AT_ONCE);
    // One more tells if there is one.
    const asked = { from, atMost: size + 1, inSteps: !ticks };
    const seen = await this.matches.events(match, { asker, ...look }, asked);
    const isTold = ({ header }: AdmittedEvent): boolean => ticks || isPlay(header);
    const page = seen.events.slice(0, endOfPage(seen.events, size, isTold));
    // Nothing is folded for a place behind the end, however far behind it lies.
    const untold = page.filter((event) => !isTold(event)).length;
    const folded = page.length === 0 ? 0 : this.replays.distanceTo(match, from) + untold;
    this.gate.pay(address, folded * COST_OF_FOLDED_EVENT);
    return {
      moments: await this.told(page, seen, isTold),
      next: from + page.length,
      hasMore: seen.events.length > page.length || seen.isBeforeBadEvent,
    };
  }

  private async told(
    page: readonly AdmittedEvent[],
    { cut, standing: { state: now, suspension } }: SeenEvents,
    isTold: (event: AdmittedEvent) => boolean,
  ): Promise<readonly MatchMessageType[]> {
    const [first] = page;
    if (first !== undefined && suspension !== undefined && first.head.seq >= suspension.seq) {
      // The event by which staff has ended the match: what lies before it cannot be folded.
      const tell = (event: AdmittedEvent) =>
        now ? this.telling.of(event, now, cut, true) : this.telling.withoutState(event, cut);
      return page.map(tell);
    }
    const messages: MatchMessageType[] = [];
    for await (const { event, state } of this.replays.through(page)) {
      if (isTold(event)) messages.push(this.telling.of(event, state, cut, true));
    }
    return messages;
  }
}

/** How many events come before the one that would be told beyond the size of the page. */
function endOfPage(
  events: readonly AdmittedEvent[],
  size: number,
  isTold: (event: AdmittedEvent) => boolean,
): number {
  const beyond = events.filter(isTold)[size];
  return beyond === undefined ? events.length : events.indexOf(beyond);
}
