import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('NamedEntrant')
export class NamedEntrantType {
  @Field(() => Int, { description: 'Number of the entrant.' })
  readonly entrant!: number;

  @Field(() => String, { nullable: true, description: 'As `TournamentEntrant.name`.' })
  readonly name!: string | null;
}
