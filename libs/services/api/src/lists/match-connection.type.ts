/** A page of a list of matches, as everybody may know them. */
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { ClockType } from '../matches/match-clock.type.js';
import { MatchStatus, ResultType, SeatType } from '../matches/match.type.js';
import { RecordOpens } from '../matches/record-opens.js';
import { PageInfoType } from './page-info.type.js';

@ObjectType('MatchSummary', { description: 'A match in a list.' })
export class MatchSummaryType {
  @Field(() => ID)
  readonly id!: string;

  @Field()
  readonly game!: string;

  @Field({ description: 'Id and version of its rules; empty when they cannot be read.' })
  readonly ruleset!: string;

  @Field(() => MatchStatus)
  readonly status!: MatchStatus;

  @Field({ description: 'The match stands still until staff has looked at it.' })
  readonly suspended!: boolean;

  @Field(() => [SeatType])
  readonly seats!: readonly SeatType[];

  @Field(() => SeatType, { nullable: true, description: 'The seat that has won alone.' })
  readonly winner!: SeatType | null;

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly createdAt!: number;

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly updatedAt!: number;

  @Field(() => Float, { nullable: true, description: 'Milliseconds since the epoch.' })
  readonly endedAt!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Events of the record. Null while you are held behind, so that nothing tells how far.',
  })
  readonly eventCount!: number | null;

  /** Sequence number of the last step; null if you are held behind. */
  readonly lastStepSeq!: number | null;

  /** Spectators are held behind it: the row may be older than what they may know. */
  readonly isHeldBehind!: boolean;

  @Field(() => RecordOpens, { description: 'When everybody may read the whole record.' })
  readonly opens!: RecordOpens;

  @Field({ description: 'Only who has a seat finds it in lists.' })
  readonly private!: boolean;

  @Field(() => ClockType, { nullable: true, description: 'Null: nobody plays against time.' })
  readonly clock!: ClockType | null;

  @Field(() => ResultType, { nullable: true })
  readonly result!: ResultType | null;
}

@ObjectType('MatchEdge')
class MatchEdgeType {
  @Field({ description: 'Where in the list the match is, for `after` and `before`.' })
  readonly cursor!: string;

  @Field(() => MatchSummaryType)
  readonly node!: MatchSummaryType;
}

@ObjectType('MatchConnection')
export class MatchConnectionType {
  @Field(() => [MatchEdgeType])
  readonly edges!: readonly MatchEdgeType[];

  @Field(() => [MatchSummaryType], { description: 'The matches of `edges`, without cursors.' })
  readonly nodes!: readonly MatchSummaryType[];

  @Field(() => PageInfoType)
  readonly pageInfo!: PageInfoType;

  @Field(() => Int, {
    nullable: true,
    description: 'Matches in the whole list; null when they are too many to be counted.',
  })
  readonly totalCount!: Promise<number | null>;
}
