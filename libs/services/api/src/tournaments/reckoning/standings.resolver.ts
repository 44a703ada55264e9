/** Standings: as they are, as they were after any event, and as they come to be. */
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver, Subscription } from '@nestjs/graphql';
import { clientError } from '../../transport/masked-error.js';
import { QueryGate } from '../../transport/query-gate.service.js';
import { Caller, type RequestContext } from '../../transport/request-context.js';
import { EntrantNames } from '../names/entrant-names.service.js';
import { namedEntrants } from '../names/named-entrants.js';
import type { StandingsAsked } from './asked.js';
import { checkSeq } from './check-seq.js';
import { ShownTournaments } from './shown-tournaments.service.js';
import { standingsType } from './standings-connection.js';
import { readStandingsCursor } from './standings-cursor.js';
import { StandingsReader } from './standings-reader.service.js';
import { StandingsFeeds } from './standings-feeds.service.js';
import { FollowStandingsArgs, StandingsArgs } from './standings.args.js';
import { StandingsType } from './standings.type.js';

const MAX_LINES_AT_ONCE = 500;

@Resolver()
export class StandingsResolver {
  @Inject() private readonly gate!: QueryGate;

  constructor(
    private readonly tournaments: ShownTournaments,
    private readonly reader: StandingsReader,
    private readonly feeds: StandingsFeeds,
    private readonly names: EntrantNames,
  ) {}

  @Query(() => StandingsType, {
    description:
      'Every number is exact. Reckoned four times a second at most: what has just happened may be ' +
      'missing for so long, unless `afterTokens` names it.',
  })
  async standings(
    @Args() args: StandingsArgs,
    @Caller() caller: RequestContext,
  ): Promise<StandingsType> {
    const { tournament, afterTokens, after, asOfSeq } = args;
    const { state } = await this.tournaments.shownAfter(afterTokens, tournament, caller.viewer);
    const neededSeq = afterTokens.length > 0 ? state.seq : -1;
    const place = after == null ? undefined : readStandingsCursor(after);
    const charge = (cost: number) => this.gate.charge(caller.address, cost);
    const only = await namedEntrants({ names: this.names, charge }, state, args.search);
    const asked = { ...askedOf(args), from: (place?.place ?? -1) + 1, only };
    const seq = place?.seq ?? asOfSeq ?? undefined;
    const now = () =>
      this.tournaments.shown(tournament, caller.viewer).then((shown) => shown.state);
    if (seq === undefined) {
      return standingsType(tournament, await this.reader.latest(now, neededSeq, asked, caller));
    }
    const asOf = { tournament, seq: checkSeq(seq, state.seq), isPast: seq < state.seq };
    return standingsType(tournament, await this.reader.asOf(asOf, asked, caller));
  }

  @Subscription(() => StandingsType, {
    name: 'standings',
    description:
      'The first lines of the standings, at once and whenever something has happened: four times a ' +
      'second at most, and the last ones always.',
    resolve: (message: StandingsType) => message,
  })
  followStandings(
    @Args() args: FollowStandingsArgs,
    @Caller() caller: RequestContext,
  ): Promise<AsyncIterableIterator<StandingsType>> {
    return this.feeds.follow(args.tournament, caller, { ...askedOf(args), from: 0 });
  }
}

function askedOf({ phase, live, first }: FollowStandingsArgs): Omit<StandingsAsked, 'from'> {
  if (first < 0) throw clientError('BAD_USER_INPUT', '`first` is 0 or more.');
  const size = Math.min(first, MAX_LINES_AT_ONCE);
  return { ask: 'standings', phase: phase ?? undefined, live, first: size };
}
