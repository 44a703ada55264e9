/** Why a match stands still, for those who can end it. */
import { Args, Field, Float, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { TableStaff } from '../tournaments/cut/table-staff.service.js';
import { clientError } from '../transport/masked-error.js';
import { Commander } from '../transport/request-context.js';
import { isMatchStaff } from '../rulings/as-staff.js';
import { MatchTails } from './match-tails.service.js';
import type { SuspensionInWords } from './stopped-match.js';

@ObjectType('Suspension', { description: 'A match that stands still because of a bad event.' })
class SuspensionType {
  @Field(() => ID)
  readonly match!: string;

  @Field(() => Int, { description: 'Number of the event that cannot be read or makes no sense.' })
  readonly seq!: number;

  @Field(() => Float, { nullable: true, description: 'Milliseconds since the epoch.' })
  readonly since!: number | null;

  @Field({ description: "A word to find the error by in the services' logs." })
  readonly reference!: string;

  @Field({ description: 'What is wrong, in words.' })
  readonly says!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the event by which staff has ended the match.',
  })
  readonly endedSeq!: number | null;
}

@Resolver()
export class SuspensionResolver {
  constructor(
    private readonly tails: MatchTails,
    private readonly staff: TableStaff,
  ) {}

  @Query(() => SuspensionType, {
    nullable: true,
    description: 'For staff: why a match stands still; null where nothing is wrong with it.',
  })
  async suspension(
    @Args('match', { type: () => ID }) match: string,
    @Commander() identity: Identity,
  ): Promise<SuspensionType | null> {
    if (!isMatchStaff(await this.staff.at(match, identity))) {
      throw clientError(
        'FORBIDDEN',
        'Only judges, organisers and operators can see why a match is suspended.',
      );
    }
    const suspension = await this.tails.suspensionOf(match);
    return suspension === undefined ? null : suspensionType(suspension);
  }
}

const suspensionType = ({ atMs: since, ...rest }: SuspensionInWords): SuspensionType => ({
  ...rest,
  since,
});
