/** A bracket as a graph. */
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

@ObjectType('BracketSource', { description: 'Where an entrant comes from: one of the three.' })
class BracketSourceType {
  @Field(() => Int, { nullable: true, description: 'From 1, the highest.' })
  readonly seed!: number | null;

  @Field(() => String, { nullable: true, description: 'Id of a match.' })
  readonly winnerOf!: string | null;

  @Field(() => String, { nullable: true, description: 'Id of a match.' })
  readonly loserOf!: string | null;
}

export enum BracketMatchStatus {
  WAITING = 'waiting',
  READY = 'ready',
  WALKOVER = 'walkover',
  EMPTY = 'empty',
  NOT_NEEDED = 'not-needed',
  DONE = 'done',
  NO_WINNER = 'no-winner',
}
registerEnumType(BracketMatchStatus, {
  name: 'BracketMatchStatus',
  description:
    'WAITING for who comes. READY to be played. WALKOVER: nobody is there against the winner. ' +
    'EMPTY: nobody is there. NOT_NEEDED: no reset. DONE: played. NO_WINNER: both are out.',
});

@ObjectType('BracketMatch')
class BracketMatchType {
  @Field({ description: 'Such as `w1-3`, `l2-1`, `third`, `gf1`.' })
  readonly id!: string;

  @Field(() => Int, { description: 'All matches of one stage can be played at the same time.' })
  readonly stage!: number;

  @Field(() => [BracketSourceType], { description: 'Two: where its entrants come from.' })
  readonly from!: readonly BracketSourceType[];

  @Field({ description: 'Played only if the second of its sides has won the match before.' })
  readonly isConditional!: boolean;

  @Field(() => BracketMatchStatus)
  readonly status!: BracketMatchStatus;

  @Field(() => [Int], { description: 'Who has come so far, the higher seed first.' })
  readonly entrants!: readonly number[];

  @Field(() => Int, { nullable: true })
  readonly winner!: number | null;

  @Field(() => Int, { nullable: true, description: 'Null before its round is published.' })
  readonly round!: number | null;

  @Field(() => Int, { nullable: true, description: 'Null before its round is published.' })
  readonly table!: number | null;
}

@ObjectType('BracketPlace', { description: '`from` 5 `to` 8: these places are shared.' })
class BracketPlaceType {
  @Field(() => Int)
  readonly entrant!: number;

  @Field(() => Int)
  readonly from!: number;

  @Field(() => Int)
  readonly to!: number;
}

@ObjectType('Bracket')
export class BracketType {
  /** The tournament, for the names that are asked for in the same query. */
  readonly tournament!: string;

  @Field(() => Int, { description: 'It is the bracket after this event.' })
  readonly seq!: number;

  @Field({ description: 'The algorithm that made it, such as `single-elimination/2`.' })
  readonly rule!: string;

  @Field(() => [Int], { description: 'The first seed first.' })
  readonly seeds!: readonly number[];

  @Field(() => [BracketMatchType], {
    description: 'In the order of stages; a match stands behind those that its entrants come from.',
  })
  readonly matches!: readonly BracketMatchType[];

  @Field(() => [BracketPlaceType], { description: 'The places that are certain.' })
  readonly places!: readonly BracketPlaceType[];
}
