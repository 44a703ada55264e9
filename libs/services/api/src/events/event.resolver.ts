/** The events of a match: pages of the past, the live stream, the record as a file. */
import { Inject } from '@nestjs/common';
import {
  Args,
  ArgsType,
  Field,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import { exportRecord } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Identity } from '@scoresheet/services-accounts';
import { INVITATION_ARGUMENT } from '../invitations/invitation.args.js';
import { LookArgs } from '../matches/look.args.js';
import { Perspective, PERSPECTIVE_ARGUMENT, type Look } from '../matches/perspective.js';
import { SeenMatches } from '../matches/seen-matches.service.js';
import { ReadYourWrites } from '../read-your-writes.service.js';
import { COST_OF_EXPORTED_EVENT } from '../transport/limits.js';
import { QueryGate } from '../transport/query-gate.service.js';
import { Asker, Caller, type RequestContext } from '../transport/request-context.js';
import { discloses } from '../visibility-cut.js';
import { Exports } from './exports.service.js';
import { matchEventType, MatchEventType, MatchMessageType } from './match-event.type.js';
import { MatchSubscriptions } from './match-subscriptions.service.js';
import { notNegative } from './not-negative.js';

const MAX_EVENTS_AT_ONCE = 500;

@ObjectType('EventPage')
class EventPageType {
  @Field(() => [MatchEventType])
  readonly events!: readonly MatchEventType[];

  @Field(() => Int, { description: 'Give this number to `from` for the next page.' })
  readonly next!: number;

  @Field({ description: 'Whether the record has more events by now.' })
  readonly hasMore!: boolean;
}

@ArgsType()
class EventsArgs {
  @Field(() => ID)
  readonly match!: string;

  @Field(() => Int, { defaultValue: 0, description: 'The first event of the page.' })
  readonly from!: number;

  @Field(() => Int, {
    defaultValue: 100,
    description: `How many at most; never more than ${MAX_EVENTS_AT_ONCE}.`,
  })
  readonly first!: number;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly after!: readonly string[];

  @Field(() => Perspective, PERSPECTIVE_ARGUMENT)
  readonly perspective?: Look['perspective'];

  @Field(() => String, INVITATION_ARGUMENT)
  readonly invitation?: Look['invitation'];
}

@ArgsType()
class FollowArgs {
  @Field(() => ID)
  readonly match!: string;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'The first event that you want: one after the last you have.',
  })
  readonly from!: number;

  @Field({ defaultValue: false, description: 'Whether each message carries the whole table.' })
  readonly table!: boolean;

  @Field(() => String, INVITATION_ARGUMENT)
  readonly invitation?: Look['invitation'];
}

@Resolver()
export class EventResolver {
  @Inject() private readonly exports!: Exports;
  @Inject() private readonly gate!: QueryGate;

  constructor(
    private readonly matches: SeenMatches,
    private readonly writes: ReadYourWrites,
    private readonly subscriptions: MatchSubscriptions,
  ) {}

  @Query(() => EventPageType)
  async events(
    @Args() { match, from, first, after, ...args }: EventsArgs,
    @Asker() asker: Identity | undefined,
  ): Promise<EventPageType> {
    notNegative({ from, first });
    await this.writes.read(after);
    const size = Math.min(first, MAX_EVENTS_AT_ONCE);
    const asked = { from, atMost: size + 1 }; // one more tells if there is one
    const look = { asker, ...args };
    const { events: read, cut, isBeforeBadEvent } = await this.matches.events(match, look, asked);
    const page = read.slice(0, size);
    return {
      events: page.map((event) => matchEventType(event, cut)),
      next: from + page.length,
      hasMore: read.length > page.length || isBeforeBadEvent,
    };
  }

  @Query(() => String, {
    description:
      'The record as JSON Lines, for `scoresheet verify`. It has what you may see; the file ' +
      'says what was left out.',
  })
  async exportMatch(
    @Args() { id, after, ...look }: LookArgs,
    @Caller() { viewer, address }: RequestContext,
  ): Promise<string> {
    await this.writes.read(after);
    return this.exports.inTurn(viewer?.accountId ?? address, async () => {
      const { events, cut } = await this.matches.record(id, { asker: viewer, ...look });
      this.gate.pay(address, events.length * COST_OF_EXPORTED_EVENT);
      return exportRecord(
        events.map(({ bytes }) => bytes),
        sha256,
        discloses(cut),
      );
    });
  }

  @Subscription(() => MatchMessageType, {
    description: 'Sends every event from a number on, past ones first, none twice.',
    resolve: (message: MatchMessageType) => message,
  })
  matchEvents(
    @Args() { match, from, table: withTable, invitation }: FollowArgs,
    @Asker() asker: Identity | undefined,
  ): Promise<AsyncIterableIterator<MatchMessageType>> {
    notNegative({ from });
    return this.subscriptions.follow({ match, from, withTable, asker, invitation });
  }
}
