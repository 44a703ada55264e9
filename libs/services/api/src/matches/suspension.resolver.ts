/** Why a match stands still, for those who can end it. */
import { Args, Field, ID, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { TableStaff } from '../tournaments/cut/table-staff.service.js';
import { clientError } from '../transport/masked-error.js';
import { Commander } from '../transport/request-context.js';
import { isMatchStaff } from '../rulings/as-staff.js';
import { SuspendedType } from '../records/suspension.type.js';
import { Invitations } from '../invitations/invitations.service.js';
import { MatchTails } from './match-tails.service.js';

@ObjectType('Suspension', { description: 'A match that stands still because of a bad event.' })
class SuspensionType extends SuspendedType {
  @Field(() => ID)
  readonly match!: string;
}

@Resolver()
export class SuspensionResolver {
  constructor(
    private readonly tails: MatchTails,
    private readonly staff: TableStaff,
    private readonly invitations: Invitations,
  ) {}

  @Query(() => SuspensionType, {
    nullable: true,
    description: 'For staff: why a match stands still; null where nothing is wrong with it.',
  })
  async suspension(
    @Args('match', { type: () => ID }) match: string,
    @Commander() identity: Identity,
  ): Promise<SuspensionType | null> {
    const asker = await this.staff.at(match, identity);
    if (!isMatchStaff(asker)) {
      throw clientError(
        'FORBIDDEN',
        'Only judges, organisers and operators can see why a match is suspended.',
      );
    }
    const { state } = (await this.tails.standingOf(match)) ?? {};
    if (state && !(await this.invitations.lets(state, { asker }))) return null;
    const suspension = await this.tails.suspensionOf(match);
    if (suspension === undefined) return null;
    const { record, ...rest } = suspension;
    return { match: record, ...rest };
  }
}
