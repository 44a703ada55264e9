/** Standings, as everybody may know them. */
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { PageInfoType } from '../../lists/page-info.type.js';

@ObjectType('TieBreak')
class TieBreakType {
  @Field({ description: 'Such as `opponents-match-win`.' })
  readonly name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Exact: a whole number or a fraction such as `33/100`. Null: it says nothing here.',
  })
  readonly value!: string | null;
}

@ObjectType('MatchScore', { description: 'In matches: byes are won, missed rounds are lost.' })
class MatchScoreType {
  @Field(() => Int)
  readonly wins!: number;

  @Field(() => Int)
  readonly losses!: number;

  @Field(() => Int)
  readonly draws!: number;
}

/** A line as it is computed, without what was won and lost. */
@ObjectType('RankedLine', { description: 'Rank and numbers of one entrant.' })
export class RankedLineType {
  @Field(() => Int, { description: "The entrant's number in the tournament." })
  readonly entrant!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Equal where the rules share ranks. Null: disqualified, and ranked no more.',
  })
  readonly rank!: number | null;

  @Field(() => Int, { description: 'The phase of the numbers: the last one of the entrant.' })
  readonly phase!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Exact. Null in a bracket, where places are all there is.',
  })
  readonly points!: string | null;

  @Field(() => [TieBreakType], { description: 'In the order of the rules.' })
  readonly tieBreaks!: readonly TieBreakType[];
}

@ObjectType('StandingLine')
export class StandingLineType extends RankedLineType {
  /** The tournament, for the names that are asked for in the same query. */
  readonly tournament!: string;

  @Field(() => MatchScoreType, {
    nullable: true,
    description: 'Null for who has played at tables of three and more alone, or not at all.',
  })
  readonly score!: MatchScoreType | null;
}

@ObjectType('StandingEdge')
class StandingEdgeType {
  @Field({ description: 'For `after`: the next page goes on in the same standings.' })
  readonly cursor!: string;

  @Field(() => StandingLineType)
  readonly node!: StandingLineType;
}

@ObjectType('Standings', { description: 'The standings of a tournament as of one of its events.' })
export class StandingsType {
  @Field(() => Int, { description: 'They are those after this event.' })
  readonly seq!: number;

  @Field(() => Float, { description: 'When that event was: milliseconds since the epoch.' })
  readonly at!: number;

  @Field({
    description: 'Results of a round that is still played count: these are not official.',
  })
  readonly isLive!: boolean;

  @Field(() => Int, { nullable: true, description: 'The phase that was played; null before one.' })
  readonly phase!: number | null;

  @Field(() => Int, { description: 'Rounds of it that are closed.' })
  readonly closedRounds!: number;

  @Field(() => [StandingEdgeType])
  readonly edges!: readonly StandingEdgeType[];

  @Field(() => [StandingLineType], { description: 'The lines of `edges`, without cursors.' })
  readonly nodes!: readonly StandingLineType[];

  @Field(() => PageInfoType)
  readonly pageInfo!: PageInfoType;

  @Field(() => Int, { description: 'Lines that were asked for, on all pages.' })
  readonly totalCount!: number;
}
