import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { TournamentState } from '@scoresheet/domain-tournament';

@ObjectType('TournamentEntrant')
export class TournamentEntrantType {
  @Field(() => Int)
  readonly number!: number;

  @Field(() => ID, { nullable: true, description: 'Null for a guest.' })
  readonly actor!: string | null;

  @Field(() => String, { nullable: true, description: 'Of a guest, as staff wrote it.' })
  readonly name!: string | null;

  @Field({ description: '`waiting`, `entered`, `dropped` or `disqualified`.' })
  readonly status!: string;

  @Field({
    description: 'Whether they have said, since the last call for it, that they are there.',
  })
  readonly isPresent!: boolean;

  @Field({ description: 'Whether a list was handed in.' })
  readonly hasList!: boolean;
}

export const entrantType = (
  { number, actor, status, isPresent, list }: TournamentState['entrants'][number],
  name: string | null,
): TournamentEntrantType => ({
  ...{ number, actor, name, status, isPresent },
  hasList: list !== null,
});
