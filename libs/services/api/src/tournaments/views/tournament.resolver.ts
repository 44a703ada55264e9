/** One tournament, its tables and its entrants, from its record. */
import { Args, ArgsType, Field, ID, Int, Query } from '@nestjs/graphql';
import { registerEnumType, Resolver } from '@nestjs/graphql';
import { publishedRound } from '@scoresheet/domain-tournament';
import type { Identity } from '@scoresheet/services-accounts';
import { notNegative } from '../../events/not-negative.js';
import { QueryGate } from '../../transport/query-gate.service.js';
import { Asker, Caller, type RequestContext } from '../../transport/request-context.js';
import { ShownTournaments, type ShownTournament } from '../reckoning/shown-tournaments.service.js';
import { DescribedTournaments } from './described-tournaments.service.js';
import { entrantType, TournamentEntrantType } from './entrant.type.js';
import { EntrantNames } from '../names/entrant-names.service.js';
import { namedEntrants, namesWith, SEARCHED } from '../names/named-entrants.js';
import { ownTableIn } from './own-table.js';
import { tableType, TournamentTableType } from './table.type.js';
import { TournamentType } from './tournament.type.js';

const MAX_AT_ONCE = 500;

@ArgsType()
class TournamentArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly afterTokens!: readonly string[];
}

@ArgsType()
class PageArgs extends TournamentArgs {
  @Field(() => Int, { defaultValue: 0, description: 'Only those with a higher number.' })
  readonly after!: number;

  @Field(() => Int, { defaultValue: 100, description: 'How many; never more than 500.' })
  readonly first!: number;
}

enum EntrantStatus {
  WAITING = 'waiting',
  ENTERED = 'entered',
  DROPPED = 'dropped',
  DISQUALIFIED = 'disqualified',
}
registerEnumType(EntrantStatus, {
  name: 'EntrantStatus',
  description: 'WAITING: on the waitlist, in the order of the numbers.',
});

@ArgsType()
class EntrantsArgs extends PageArgs {
  @Field(() => [EntrantStatus], { nullable: true, description: 'One of these.' })
  readonly status?: readonly EntrantStatus[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only entrants who have, or have not, checked in since the last call.',
  })
  readonly isPresent?: boolean | null;

  @Field(() => String, { nullable: true, description: SEARCHED })
  readonly search?: string | null;
}

@ArgsType()
class TablesArgs extends PageArgs {
  @Field(() => Int)
  readonly phase!: number;

  @Field(() => Int)
  readonly round!: number;

  @Field(() => Int, { nullable: true, description: 'The table with this number.' })
  readonly number?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Tables where somebody sits whose name has this text in it.',
  })
  readonly name?: string | null;

  @Field(() => Int, { nullable: true, description: 'The table where this entrant sits.' })
  readonly entrant?: number | null;

  @Field({ defaultValue: false, description: 'Only tables without a result.' })
  readonly outstanding!: boolean;
}

@Resolver()
export class TournamentResolver {
  constructor(
    private readonly tournaments: ShownTournaments,
    private readonly names: EntrantNames,
    private readonly words: DescribedTournaments,
    private readonly gate: QueryGate,
  ) {}

  @Query(() => TournamentType, { description: 'Refuses one that is not there, or not for you.' })
  async tournament(
    @Args() { tournament, afterTokens }: TournamentArgs,
    @Asker() asker: Identity | undefined,
  ): Promise<TournamentType> {
    return this.shownType(await this.tournaments.shownAfter(afterTokens, tournament, asker), asker);
  }

  /** A tournament as the asker may see it; null where it is not there, or not for them. */
  async find(tournament: string, asker: Identity | undefined): Promise<TournamentType | null> {
    const shown = await this.tournaments.find(tournament, asker);
    return shown === undefined ? null : this.shownType(shown, asker);
  }

  private shownType(
    { state, cut }: ShownTournament,
    asker: Identity | undefined,
  ): Promise<TournamentType> {
    const isHouse = cut.audience === 'house';
    return this.words.described(state, { asker: asker?.accountId, isHouse });
  }

  @Query(() => [TournamentEntrantType], { description: 'By number; those who wait among them.' })
  async tournamentEntrants(
    @Args() { tournament, afterTokens, after, first, ...asked }: EntrantsArgs,
    @Caller() { viewer, address }: RequestContext,
  ): Promise<readonly TournamentEntrantType[]> {
    notNegative({ after, first });
    const { state } = await this.tournaments.shownAfter(afterTokens, tournament, viewer);
    const { status, search, isPresent } = asked;
    const named = setOf(await namedEntrants(this.searchFrom(address), state, search));
    const found = state.entrants
      .slice(after)
      .filter((entrant) => status == null || status.includes(entrant.status as EntrantStatus))
      .filter((entrant) => isPresent == null || entrant.isPresent === isPresent)
      .filter(({ number }) => named?.has(number) ?? true);
    const page = found.slice(0, Math.min(first, MAX_AT_ONCE));
    return page.map((entrant) => entrantType(tournament, entrant));
  }

  @Query(() => [TournamentTableType], { description: 'Tables of a published round, by number.' })
  async tournamentTables(
    @Args() { tournament, afterTokens, phase, round, ...asked }: TablesArgs,
    @Caller() { viewer, address }: RequestContext,
  ): Promise<readonly TournamentTableType[]> {
    const { after, first, number, name, entrant, outstanding } = asked;
    notNegative({ after, first });
    const { state, cut } = await this.tournaments.shownAfter(afterTokens, tournament, viewer);
    const found = publishedRound(state, { phase, round, unpublished: cut.audience === 'house' });
    const named = setOf(await namesWith(this.searchFrom(address), state, name));
    const tables = [...(found?.tables.values() ?? [])].filter(
      (table) =>
        table.number > after &&
        (number == null || table.number === number) &&
        (named === undefined || table.entrants.some((each) => named.has(each))) &&
        (!outstanding || table.result === null) &&
        (entrant == null || table.entrants.includes(entrant)),
    );
    tables.sort((one, other) => one.number - other.number);
    const page = tables.slice(0, Math.min(first, MAX_AT_ONCE));
    return page.map((table) => tableType(state, { phase, round }, table));
  }

  @Query(() => TournamentTableType, {
    nullable: true,
    description: 'Where you sit in the round that was published last; null: at no table.',
  })
  async ownTable(
    @Args() { tournament, afterTokens }: TournamentArgs,
    @Asker() asker: Identity | undefined,
  ): Promise<TournamentTableType | null> {
    const { state } = await this.tournaments.shownAfter(afterTokens, tournament, asker);
    // A stranger opens the same page as a player, and sits nowhere.
    return asker === undefined ? null : ownTableIn(state, asker.accountId);
  }

  private searchFrom(address: string) {
    const charge = (cost: number): void => this.gate.charge(address, cost);
    return { names: this.names, charge };
  }
}

const setOf = (numbers: readonly number[] | undefined): ReadonlySet<number> | undefined =>
  numbers && new Set(numbers);
