/** What a draw breaks or strains, for staff who review it before they publish it. */
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { TournamentTableType } from '../views/table.type.js';

export enum RoundStrainKind {
  ENTRANT_GONE = 'entrant-gone',
  FORBIDDEN_PAIR = 'forbidden-pair',
  REMATCH = 'rematch',
  FIXED_SEAT = 'fixed-seat',
  BYE_AGAIN = 'bye-again',
  BYE_ABOVE = 'bye-above',
  FLOAT = 'float',
  UP_AGAIN = 'up-again',
  DOWN_AGAIN = 'down-again',
}
registerEnumType(RoundStrainKind, {
  name: 'RoundStrainKind',
  description:
    'The worst first. ENTRANT_GONE: has left since the draw. FORBIDDEN_PAIR: staff keep them apart. ' +
    'REMATCH: they have met. FIXED_SEAT: sits elsewhere. BYE_AGAIN: has rested before. BYE_ABOVE: ' +
    'has more points than the last. FLOAT: have different points. UP_AGAIN, DOWN_AGAIN: paired up or ' +
    'down as in the round before.',
});

@ObjectType('ReviewedEntrant')
export class ReviewedEntrantType {
  /** The tournament, for the names that are asked for in the same query. */
  readonly tournament!: string;

  @Field(() => Int, { description: 'Number of the entrant.' })
  readonly entrant!: number;

  @Field(() => Int, { description: 'In the least unit of the rules.' })
  readonly points!: number;
}

@ObjectType('RoundStrain')
class RoundStrainType {
  @Field(() => RoundStrainKind)
  readonly kind!: RoundStrainKind;

  @Field(() => Int, {
    nullable: true,
    description:
      'Of FLOAT and BYE_ABOVE by how many points, in the least unit of the rules; of FIXED_SEAT the ' +
      'table where they should sit.',
  })
  readonly by!: number | null;

  @Field(() => [ReviewedEntrantType], {
    description: 'Whom it concerns; of a FLOAT the higher first.',
  })
  readonly entrants!: readonly ReviewedEntrantType[];

  @Field(() => TournamentTableType, { nullable: true, description: 'Null of a bye.' })
  readonly table!: TournamentTableType | null;
}

@ObjectType('RoundReview')
export class RoundReviewType {
  @Field(() => Int, { description: 'It is so after this event.' })
  readonly seq!: number;

  @Field(() => Int)
  readonly phase!: number;

  @Field(() => Int)
  readonly round!: number;

  @Field({ description: '`drawn` or `reviewed`.' })
  readonly stage!: string;

  @Field(() => [RoundStrainType], {
    description: 'In the order of the priorities; no more than `first`.',
  })
  readonly strains!: readonly RoundStrainType[];

  @Field(() => Int, { description: 'How many there are.' })
  readonly strainCount!: number;

  @Field(() => [ReviewedEntrantType], { description: 'Whom the draw gives a bye.' })
  readonly byes!: readonly ReviewedEntrantType[];

  @Field(() => [ReviewedEntrantType], { description: 'Whom staff gave one.' })
  readonly awardedByes!: readonly ReviewedEntrantType[];

  @Field(() => [ReviewedEntrantType], {
    description:
      'Who plays and has no place: came after the draw, or lost it to a repair. No more than `first`.',
  })
  readonly waiting!: readonly ReviewedEntrantType[];
}
