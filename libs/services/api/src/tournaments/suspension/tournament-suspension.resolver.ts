/** Why a tournament stands still, for those who can end it. */
import { Args, Field, ID, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { SuspendedType } from '../../records/suspension.type.js';
import { Commander } from '../../transport/request-context.js';
import { shownCutOf } from '../cut/tournament-cut.js';
import { TournamentTails } from '../tournament-tails.service.js';
import { SuspensionStaff } from './suspension-staff.service.js';

@ObjectType('TournamentSuspension', {
  description: 'A tournament that stands still because of a bad event.',
})
class TournamentSuspensionType extends SuspendedType {
  @Field(() => ID)
  readonly tournament!: string;
}

@Resolver()
export class TournamentSuspensionResolver {
  constructor(
    private readonly tails: TournamentTails,
    private readonly staff: SuspensionStaff,
  ) {}

  @Query(() => TournamentSuspensionType, {
    nullable: true,
    description:
      'For staff: why a tournament stands still; null where nothing is wrong with it. ' +
      '`cancelTournament(suspendedSeq:)` ends it.',
  })
  async tournamentSuspension(
    @Args('tournament', { type: () => ID }) tournament: string,
    @Commander() identity: Identity,
  ): Promise<TournamentSuspensionType | null> {
    await this.staff.check(tournament, identity);
    const { state } = (await this.tails.standingOf(tournament)) ?? {};
    if (state && shownCutOf(state, identity) === undefined) return null;
    const suspension = await this.tails.suspensionOf(tournament);
    if (suspension === undefined) return null;
    const { record, ...rest } = suspension;
    return { tournament: record, ...rest };
  }
}
