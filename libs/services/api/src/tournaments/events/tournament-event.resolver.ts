/** The events of a tournament: pages of the past, the live stream, the record as a file. */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Field, ID, Int, Query, Resolver, Subscription } from '@nestjs/graphql';
import { exportRecord } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Identity } from '@scoresheet/services-accounts';
import { Exports } from '../../events/exports.service.js';
import { notNegative } from '../../events/not-negative.js';
import { ReadYourWrites } from '../../read-your-writes.service.js';
import { COST_OF_EXPORTED_EVENT } from '../../transport/limits.js';
import { QueryGate } from '../../transport/query-gate.service.js';
import { Asker, Caller, type RequestContext } from '../../transport/request-context.js';
import { discloses } from '../../visibility-cut.js';
import { SeenTournamentEvents } from './seen-tournament-events.service.js';
import {
  tournamentEventType,
  TournamentEventPageType,
  TournamentMessageType,
} from './tournament-event.type.js';
import { TournamentSubscriptions } from './tournament-subscriptions.service.js';

const MAX_EVENTS_AT_ONCE = 500;

@ArgsType()
class TournamentEventsArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => Int, { defaultValue: 0, description: 'The first event of the page.' })
  readonly from!: number;

  @Field(() => Int, { defaultValue: 100, description: 'How many; never more than 500.' })
  readonly first!: number;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly afterTokens!: readonly string[];
}

@ArgsType()
class FollowTournamentArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'The first event that you want: one after the last you have.',
  })
  readonly from!: number;
}

@Resolver()
export class TournamentEventResolver {
  @Inject() private readonly exports!: Exports;
  @Inject() private readonly gate!: QueryGate;

  constructor(
    private readonly writes: ReadYourWrites,
    private readonly events: SeenTournamentEvents,
    private readonly subscriptions: TournamentSubscriptions,
  ) {}

  @Query(() => TournamentEventPageType, { description: 'Events from a number on, in their order.' })
  async tournamentEvents(
    @Args() { tournament, from, first, afterTokens }: TournamentEventsArgs,
    @Asker() asker: Identity | undefined,
  ): Promise<TournamentEventPageType> {
    notNegative({ from, first });
    await this.writes.read(afterTokens);
    const size = Math.min(first, MAX_EVENTS_AT_ONCE);
    const asked = { from, atMost: size + 1 }; // one more tells if there is one
    const { events, cut, isBeforeBadEvent } = await this.events.of(tournament, asker, asked);
    const page = events.slice(0, size);
    return {
      events: page.map((event) => tournamentEventType(event, cut)),
      next: from + page.length,
      hasMore: events.length > page.length || isBeforeBadEvent,
    };
  }

  @Query(() => String, {
    description:
      'The record as JSON Lines, for `scoresheet verify`. It has what you may see; the file ' +
      'says what was left out.',
  })
  async exportTournament(
    @Args('id', { type: () => ID }) id: string,
    @Args('afterTokens', { type: () => [String], defaultValue: [] }) tokens: readonly string[],
    @Caller() { viewer, address }: RequestContext,
  ): Promise<string> {
    await this.writes.read(tokens);
    return this.exports.inTurn(viewer?.accountId ?? address, async () => {
      const { events, cut } = await this.events.record(id, viewer);
      this.gate.pay(address, events.length * COST_OF_EXPORTED_EVENT);
      const lines = events.map(({ bytes }) => bytes);
      return exportRecord(lines, sha256, discloses(cut));
    });
  }

  @Subscription(() => TournamentMessageType, {
    name: 'tournamentEvents',
    description:
      'Sends every event from a number on, past ones first, none twice. A published round is one ' +
      'event, with all its tables.',
    resolve: (message: TournamentMessageType) => message,
  })
  followTournament(
    @Args() { tournament, from }: FollowTournamentArgs,
    @Asker() asker: Identity | undefined,
  ): Promise<AsyncIterableIterator<TournamentMessageType>> {
    notNegative({ from });
    return this.subscriptions.follow({ tournament, from, asker });
  }
}
