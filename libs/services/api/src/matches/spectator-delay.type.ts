/** How far the public is held behind a match, as it is asked for and as it is told. */
import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';

@InputType({ description: 'Both have to go by before an event is public.' })
export class SpectatorDelayInput {
  @Field(() => Int, { defaultValue: 0, description: 'How many further events have to follow.' })
  readonly events!: number;

  @Field(() => Int, { defaultValue: 0 })
  readonly seconds!: number;
}

@ObjectType('SpectatorDelay')
export class SpectatorDelayType {
  @Field(() => Int)
  readonly events!: number;

  @Field(() => Int)
  readonly seconds!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: everything is public once the match is over, as at tables of a tournament.',
  })
  readonly endsWithMatch?: true;
}
