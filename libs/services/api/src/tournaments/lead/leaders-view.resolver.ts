/** For whoever leads a tournament: what comes next, and what was agreed with entrants. */
import { Args, ArgsType, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { sha256 } from '@scoresheet/domain-record/node';
import { nextStep, type NextStep, type TournamentState } from '@scoresheet/domain-tournament';
import type { Identity } from '@scoresheet/services-accounts';
import { COST_OF_STANDINGS_SEAT } from '../../transport/limits.js';
import { clientError } from '../../transport/masked-error.js';
import { QueryGate } from '../../transport/query-gate.service.js';
import { Caller, Commander, type RequestContext } from '../../transport/request-context.js';
import { EntrantNames } from '../names/entrant-names.service.js';
import type { NamedEntrantType } from '../names/named-entrant.type.js';
import { seatsIn } from '../reckoning/counted-work.js';
import { ShownTournaments } from '../reckoning/shown-tournaments.service.js';
import { agreementsOf, checkedInOf, LeadersViewType, nextStepType } from './leaders-view.type.js';

@ArgsType()
class LeadersViewArgs {
  @Field(() => ID)
  readonly tournament!: string;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly afterTokens!: readonly string[];
}

@Resolver()
export class LeadersViewResolver {
  constructor(
    private readonly tournaments: ShownTournaments,
    private readonly names: EntrantNames,
    private readonly gate: QueryGate,
  ) {}

  @Query(() => LeadersViewType, {
    description: 'For its owner, its staff and whoever was named to take over.',
  })
  async leadersView(
    @Args() { tournament, afterTokens }: LeadersViewArgs,
    @Commander() identity: Identity,
    @Caller() { address }: RequestContext,
  ): Promise<LeadersViewType> {
    const { state, cut } = await this.tournaments.shownAfter(afterTokens, tournament, identity);
    if (!isLeader(state, identity)) {
      throw clientError('FORBIDDEN', 'Only the staff of this tournament can see this.');
    }
    const isPlaying = cut.audience !== 'house';
    const next = nextStep(state, { sha256, isPlaying });
    if (next?.is === 'begin-phase') {
      const seats = seatsIn(state, state.phases.length);
      this.gate.charge(address, seats * COST_OF_STANDINGS_SEAT);
    }
    const { terms, successor, forbidden } = state;
    return {
      next: next === undefined ? null : await this.stepType(tournament, next),
      checkIn: terms.checkIn,
      intentionalDraws: terms.intentionalDraws,
      successor,
      checkedIn: checkedInOf(state),
      agreements: agreementsOf(state),
      // Forbidden pairs tell a player whom the draw cannot pair.
      forbiddenPairs: isPlaying ? [] : forbidden,
    };
  }

  private async stepType(tournament: string, step: NextStep) {
    const seeds = step.is === 'begin-phase' ? step.seeds : [];
    const named = await Promise.all(
      seeds.map(async (entrant): Promise<NamedEntrantType> => {
        const found = await this.names.nameOf({ tournament, entrant });
        return { entrant, name: found?.shown ?? null };
      }),
    );
    return nextStepType(step, named);
  }
}

const isLeader = (
  { owner, staff, successor }: TournamentState,
  { accountId, roles }: Identity,
): boolean =>
  [owner, successor].includes(accountId) || staff.has(accountId) || roles.includes('operator');
