/** The series that a match is a game of, up to that game. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { MatchView } from '@scoresheet/domain-match';

@ObjectType('Series', {
  description:
    'Several matches of the same two with the same lists, up to the match that says this.',
})
export class SeriesType {
  @Field(() => Int, { description: 'Games at most; whoever wins more than half of them wins.' })
  readonly bestOf!: number;

  @Field(() => Int, { description: 'Number of this game, from 1.' })
  readonly game!: number;

  @Field(() => [Int], { description: 'Games won by seat 1 and by seat 2.' })
  readonly wins!: readonly number[];

  @Field(() => Int)
  readonly draws!: number;

  @Field({
    description:
      'The score stands. A series whose game ends without a result is over and not decided.',
  })
  readonly decided!: boolean;

  @Field(() => [Int], {
    nullable: true,
    description:
      'What the games were worth to each seat beside the score, added up, such as Money difference; ' +
      'null where the game counts nothing.',
  })
  readonly figures!: readonly number[] | null;

  @Field(() => [ID], { description: 'The matches before this one.' })
  readonly previous!: readonly string[];

  @Field(() => ID, {
    nullable: true,
    description:
      'The match of the next game, where one follows: known from the end of this game on, and ' +
      'opened a moment later.',
  })
  readonly next!: string | null;
}

export function seriesType(series: MatchView['series']): SeriesType | null {
  if (series === undefined) return null;
  const { isDecided, figures = null, ...others } = series;
  return { ...others, decided: isDecided, figures };
}
