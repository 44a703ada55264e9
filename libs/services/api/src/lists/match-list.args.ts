/** What a list of matches is asked for. */
import { ArgsType, Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { MatchStatus } from '../matches/match.type.js';
import { OrderDirection, PageArgs, TimeRange } from './page.args.js';

@InputType({ description: 'How a match has ended.' })
export class ResultFilter {
  @Field(() => String, { nullable: true, description: 'As `Result.reason` says it.' })
  readonly reason?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Account that has won alone; `me` means you.',
  })
  readonly winner?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether there are places: an abandoned or called-off match has none.',
  })
  readonly decided?: boolean | null;
}

@InputType({ description: 'Lists the matches that fit every part that is given.' })
export class MatchFilterInput {
  @Field(() => [MatchStatus], { nullable: true, description: 'One of these.' })
  readonly status?: readonly MatchStatus[] | null;

  @Field(() => String, { nullable: true, description: 'Id of a game, such as `fuzzycards`.' })
  readonly game?: string | null;

  @Field(() => String, { nullable: true, description: 'With its version, such as `fuzzycards/1`.' })
  readonly ruleset?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Account that has a seat in the match; `me` means you.',
  })
  readonly player?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether somebody can still sit down.' })
  readonly seatFree?: boolean | null;

  @Field(() => TimeRange, { nullable: true })
  readonly created?: TimeRange | null;

  @Field(() => TimeRange, {
    nullable: true,
    description: 'Lists only matches that ended in this span.',
  })
  readonly ended?: TimeRange | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a bad event has stopped the match; for staff.',
  })
  readonly suspended?: boolean | null;

  @Field(() => ResultFilter, {
    nullable: true,
    description: 'Lists only matches that ended like this.',
  })
  readonly result?: ResultFilter | null;
}

enum MatchOrderField {
  CREATED_AT = 'created',
  ENDED_AT = 'ended',
}
registerEnumType(MatchOrderField, {
  name: 'MatchOrderField',
  description: 'ENDED_AT lists only matches that have ended.',
});

@InputType()
export class MatchOrderInput {
  @Field(() => MatchOrderField)
  readonly field!: MatchOrderField;

  @Field(() => OrderDirection)
  readonly direction!: OrderDirection;
}

@ArgsType()
export class MatchListArgs extends PageArgs {
  @Field(() => MatchFilterInput, { nullable: true })
  readonly filter?: MatchFilterInput | null;

  @Field(() => MatchOrderInput, { nullable: true, description: 'The newest first by default.' })
  readonly orderBy?: MatchOrderInput | null;
}
