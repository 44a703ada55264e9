/** "Why am I 9th?": every number of a standing, down to the results that it comes from. */
import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('NumberPart', { description: 'A number that another one was worked out from.' })
class NumberPartType {
  @Field(() => Int, { description: 'Its id among `numbers`.' })
  readonly number!: number;

  @Field(() => Int, { nullable: true, description: 'The round from which it comes.' })
  readonly round!: number | null;

  @Field({ description: 'What the rules leave out does not count.' })
  readonly counts!: boolean;

  @Field(() => String, { nullable: true, description: 'What could have been won, in a share.' })
  readonly possible!: string | null;

  @Field(() => Int, { nullable: true, description: 'In digits: it is written in so many of them.' })
  readonly digits!: number | null;

  @Field(() => Int, { nullable: true, description: 'In digits: it is multiplied by this before.' })
  readonly times!: number | null;
}

@ObjectType('RoundEntry', { description: 'What became of an entrant in a round.' })
class RoundEntryType {
  @Field({ description: 'One of `match`, `pod`, `bye` and `missed`.' })
  readonly kind!: string;

  @Field(() => [Int], { description: 'Who sat at the table, or had the bye, or was not there.' })
  readonly entrants!: readonly number[];

  @Field(() => [Int], { nullable: true, description: 'Games that each of the two has won.' })
  readonly wins!: readonly number[] | null;

  @Field(() => Int, { nullable: true, description: 'Drawn games.' })
  readonly draws!: number | null;

  @Field(() => [[Int]], { nullable: true, description: 'Who came first, who next.' })
  readonly places!: readonly (readonly number[])[] | null;

  @Field(() => [Int], { nullable: true, description: 'What each had at the end (Money).' })
  readonly scores!: readonly number[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Of a match `played`, `intentional-draw`, `forfeit` or `double-loss`; of a bye who gave it, ' +
      'such as `pairing`; of a missed round `late-entry` or `absent`.',
  })
  readonly how!: string | null;
}

@ObjectType('ExplainedNumber')
class ExplainedNumberType {
  @Field(() => Int, { description: 'Its place among `numbers`, from 0.' })
  readonly id!: number;

  @Field({ description: 'Such as `points` or `opponents-match-win`.' })
  readonly name!: string;

  @Field(() => Int)
  readonly entrant!: number;

  @Field({ description: 'Exact: a whole number or a fraction such as `33/100`.' })
  readonly value!: string;

  @Field({
    description:
      'How it comes of its parts: `sum` and `mean` of those that count, `share` of what was won in ' +
      'what could be, `product`, `least`, `digits` written one behind the other. A `round` is a ' +
      'result, and what is `given` stands in the rules or in the record.',
  })
  readonly by!: string;

  @Field(() => [NumberPartType])
  readonly parts!: readonly NumberPartType[];

  @Field(() => String, { nullable: true, description: 'What a share is raised to.' })
  readonly least!: string | null;

  @Field(() => String, { nullable: true, description: 'What a share is lowered to.' })
  readonly most!: string | null;

  @Field(() => Int, { nullable: true, description: 'The round of a result.' })
  readonly round!: number | null;

  @Field(() => RoundEntryType, {
    nullable: true,
    description: 'The result itself; null: there was none, or the entrant was not there.',
  })
  readonly entry!: RoundEntryType | null;
}

@ObjectType('RankedEntrant')
class RankedEntrantType {
  @Field(() => Int)
  readonly entrant!: number;

  @Field(() => Int, { nullable: true, description: 'Null: disqualified, and ranked no more.' })
  readonly rank!: number | null;
}

@ObjectType('RankedAhead', { description: 'Who stands right ahead, and why.' })
class RankedAheadType extends RankedEntrantType {
  @Field(() => [String], { description: 'Numbers on which the two are level.' })
  readonly level!: readonly string[];

  @Field({ description: 'The first number in which they differ.' })
  readonly decidedBy!: string;

  @Field(() => Int, { description: 'Id of their number.' })
  readonly theirs!: number;

  @Field(() => Int, { description: 'Id of the own one.' })
  readonly own!: number;
}

@ObjectType('RankReasons')
export class RankReasonsType extends RankedEntrantType {
  /** The tournament, for the names that are asked for in the same query. */
  readonly tournament!: string;

  @Field(() => Int, { description: 'The standings are those after this event.' })
  readonly seq!: number;

  @Field(() => [Int], {
    description: 'Ids of points, tie-breaks and the lot, as the rules order them.',
  })
  readonly roots!: readonly number[];

  @Field(() => RankedAheadType, {
    nullable: true,
    description: 'Null for the first, and for who has no rank.',
  })
  readonly ahead!: RankedAheadType | null;

  @Field(() => [ExplainedNumberType], {
    description: 'Every number once. What it comes of stands among them, down to results.',
  })
  readonly numbers!: readonly ExplainedNumberType[];
}
