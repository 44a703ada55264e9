/** The seat of a game's JUDGE. */
import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('JudgeSeat', { description: 'Who decides at the table what no player may; seat 0.' })
export class JudgeSeatType {
  @Field(() => ID, { nullable: true, description: 'Who sits there; null while it is free.' })
  readonly actor!: string | null;

  @Field(() => [ID], { description: 'Who steps in, one after the other, when the JUDGE is gone.' })
  readonly next!: readonly string[];
}
