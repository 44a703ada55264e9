/** Why a record stands still, for those who can end it. */
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ isAbstract: true })
export abstract class SuspendedType {
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
    description: 'Number of the event by which staff has ended it.',
  })
  readonly endedSeq!: number | null;
}
