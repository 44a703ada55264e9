/** For staff of a tournament who do not play in it: what they look after. */
import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { tournamentPlace, type TournamentState } from '@scoresheet/domain-tournament';
import type { Identity } from '@scoresheet/services-accounts';
import { notNegative } from '../../events/not-negative.js';
import { clientError } from '../../transport/masked-error.js';
import { Commander } from '../../transport/request-context.js';
import { ShownTournaments } from '../reckoning/shown-tournaments.service.js';
import {
  OutstandingTableType,
  outstandingTableType,
  StaffEntryType,
  staffEntryType,
} from './staff-view.type.js';

const MAX_AT_ONCE = 500;

@ArgsType()
class StaffPageArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly afterTokens!: readonly string[];

  @Field(() => Int, { defaultValue: 0, description: 'Only those with a higher number.' })
  readonly after!: number;

  @Field(() => Int, { defaultValue: 50, description: 'How many; never more than 500.' })
  readonly first!: number;
}

@ArgsType()
class OutstandingArgs extends StaffPageArgs {
  @Field({ defaultValue: false, description: 'Only tables that staff have to decide.' })
  readonly questions!: boolean;
}

@ArgsType()
class StaffEntriesArgs extends StaffPageArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those who have called staff and got no answer, or only all others.',
  })
  readonly called?: boolean | null;
}

@Resolver()
export class StaffViewResolver {
  constructor(private readonly tournaments: ShownTournaments) {}

  @Query(() => [StaffEntryType], {
    description: 'For staff: entries with lists and penalties, by number.',
  })
  async staffEntries(
    @Args() asked: StaffEntriesArgs,
    @Commander() identity: Identity,
  ): Promise<readonly StaffEntryType[]> {
    const { entrants, record } = await this.stateFor(identity, asked);
    const { after, first, called } = asked;
    const found = entrants
      .slice(after)
      .filter(({ hasCalled }) => called == null || hasCalled === called);
    const page = found.slice(0, Math.min(first, MAX_AT_ONCE));
    return page.map((entrant) => staffEntryType(record, entrant));
  }

  @Query(() => [OutstandingTableType], {
    description: 'For staff: tables without a result, with what was reported, by number.',
  })
  async outstandingTables(
    @Args() asked: OutstandingArgs,
    @Commander() identity: Identity,
  ): Promise<readonly OutstandingTableType[]> {
    const state = await this.stateFor(identity, asked);
    const { after, first, questions } = asked;
    const place = tournamentPlace(state, { unpublished: false });
    if (place === undefined) return [];
    const { phase, round } = place;
    const tables = [...round.tables.values()].filter(
      ({ number, result, hasQuestion }) =>
        number > after && result === null && (hasQuestion || !questions),
    );
    tables.sort((one, other) => one.number - other.number);
    const page = tables.slice(0, Math.min(first, MAX_AT_ONCE));
    return page.map((table) => outstandingTableType(state, { phase, round: round.round }, table));
  }

  /** Refuses who is not of its staff, and whoever plays in it. */
  private async stateFor(
    identity: Identity,
    { tournament, afterTokens, after, first }: StaffPageArgs,
  ): Promise<TournamentState> {
    notNegative({ after, first });
    const { state, cut } = await this.tournaments.shownAfter(afterTokens, tournament, identity);
    if (cut.audience === 'house') return state;
    throw clientError('FORBIDDEN', 'Only staff of this tournament who do not play can see this.');
  }
}
