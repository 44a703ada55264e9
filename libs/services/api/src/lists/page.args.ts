/** Which part of a list is asked for, as the Relay connection specification has it. */
import { ArgsType, Field, Float, InputType, Int, registerEnumType } from '@nestjs/graphql';

@InputType({ description: 'A span in milliseconds since the epoch; both ends belong to it.' })
export class TimeRange {
  @Field(() => Float, { nullable: true, description: 'Open where absent.' })
  readonly from?: number | null;

  @Field(() => Float, { nullable: true, description: 'Open where absent.' })
  readonly to?: number | null;
}

export enum OrderDirection {
  ASC = 'oldest-first',
  DESC = 'newest-first',
}
registerEnumType(OrderDirection, {
  name: 'OrderDirection',
  description: 'ASC: the oldest first. DESC: the newest first.',
});

@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: 'How many from the start; 20 by default.' })
  readonly first?: number | null;

  @Field(() => String, { nullable: true, description: 'Only what comes after this cursor.' })
  readonly after?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many from the end.' })
  readonly last?: number | null;

  @Field(() => String, { nullable: true, description: 'Only what comes before this cursor.' })
  readonly before?: string | null;

  @Field(() => [String], { defaultValue: [], description: 'Tokens of events to wait for.' })
  readonly afterTokens!: readonly string[];
}
