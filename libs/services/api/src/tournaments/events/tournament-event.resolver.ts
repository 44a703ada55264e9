/** The events of a tournament: pages of the past, and the record as a file. */
import { Args, ArgsType, Field, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { exportRecord } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Identity } from '@scoresheet/services-accounts';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import { Exports } from '../../events/exports.service.js';
import { notNegative } from '../../events/not-negative.js';
import { JsonScalar } from '../../scalars.js';
import { COST_OF_EXPORTED_EVENT } from '../../transport/limits.js';
import { QueryGate } from '../../transport/query-gate.service.js';
import { Asker, Caller, type RequestContext } from '../../transport/request-context.js';
import type { TournamentCut } from '../cut/tournament-cut.js';
import { ShownTournaments } from '../reckoning/shown-tournaments.service.js';
import { TournamentTails } from '../tournament-tails.service.js';

const MAX_EVENTS_AT_ONCE = 500;

@ObjectType('TournamentEvent')
class TournamentEventType {
  @Field(() => Int, { description: 'Number of the event in the record: 0, 1, 2 …' })
  readonly seq!: number;

  @Field({ description: 'Such as `round-published`.' })
  readonly type!: string;

  @Field({ description: "SHA-256 of the event's header; the next event names it." })
  readonly hash!: string;

  @Field(() => JsonScalar, { description: 'What was done, as far as the viewer may know.' })
  readonly action!: unknown;

  @Field(() => [JsonScalar], { description: 'What became true, as far as the viewer may know.' })
  readonly facts!: readonly unknown[];
}

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

@Resolver()
export class TournamentEventResolver {
  constructor(
    private readonly tournaments: ShownTournaments,
    private readonly tails: TournamentTails,
    private readonly exports: Exports,
    private readonly gate: QueryGate,
  ) {}

  @Query(() => [TournamentEventType], { description: 'Events from a number on, in their order.' })
  async tournamentEvents(
    @Args() { tournament, from, first, afterTokens }: TournamentEventsArgs,
    @Asker() asker: Identity | undefined,
  ): Promise<readonly TournamentEventType[]> {
    notNegative({ from, first });
    const { cut } = await this.tournaments.shownAfter(afterTokens, tournament, asker);
    const size = Math.min(first, MAX_EVENTS_AT_ONCE);
    const events = await this.tails.history(tournament, from, size);
    return events.map((event) => eventType(event, cut));
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
    const { cut } = await this.tournaments.shownAfter(tokens, id, viewer);
    return this.exports.inTurn(viewer?.accountId ?? address, async () => {
      const events = await this.tails.history(id);
      this.gate.pay(address, events.length * COST_OF_EXPORTED_EVENT);
      const lines = events.map(({ bytes }) => bytes);
      const isHouse = cut.audience === 'house';
      return exportRecord(lines, sha256, (of) => of === 'public' || isHouse);
    });
  }
}

function eventType(
  { header, head, parts }: AdmittedEvent,
  { audience }: TournamentCut,
): TournamentEventType {
  const seen = parts[audience] ?? parts.public ?? {};
  const { action = null, facts } = seen;
  return {
    ...{ seq: header.seq, type: header.type, hash: head.hash, action },
    facts: Array.isArray(facts) ? facts : [],
  };
}
