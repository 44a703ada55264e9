/** The seat of a game's JUDGE. */
import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('JudgeSeat', {
  description: 'The seat of the JUDGE, who decides what no player may. It is seat 0.',
})
export class JudgeSeatType {
  @Field(() => ID, { nullable: true, description: 'Who sits there; null while it is free.' })
  readonly actor!: string | null;

  @Field(() => [ID], { description: 'Who steps in, in this order, when the JUDGE is gone.' })
  readonly next!: readonly string[];
}
