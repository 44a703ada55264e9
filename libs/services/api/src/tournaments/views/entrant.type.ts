import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { TournamentState } from '@scoresheet/domain-tournament';

@ObjectType('TournamentEntrant')
export class TournamentEntrantType {
  /** The tournament, for the names that are asked for in the same query. */
  readonly tournament!: string;

  @Field(() => Int)
  readonly number!: number;

  @Field(() => ID, { nullable: true, description: 'Null for a guest.' })
  readonly actor!: string | null;

  @Field({ description: '`waiting`, `entered`, `dropped` or `disqualified`.' })
  readonly status!: string;

  @Field({
    description: 'Whether they have said, since the last call for it, that they are there.',
  })
  readonly isPresent!: boolean;

  @Field({
    description: 'Whether a check-in ended and dropped them because they had not checked in.',
  })
  readonly isNoShow!: boolean;

  @Field({ description: 'Whether a list was handed in.' })
  readonly hasList!: boolean;
}

export const entrantType = (
  tournament: string,
  { number, actor, status, isPresent, isNoShow, list }: TournamentState['entrants'][number],
): TournamentEntrantType => ({
  tournament,
  number,
  actor,
  status,
  isPresent,
  isNoShow,
  hasList: list !== null,
});
