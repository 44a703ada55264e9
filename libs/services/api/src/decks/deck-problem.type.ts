import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('DeckProblem', { description: 'Why a deck cannot be played.' })
export class DeckProblemType {
  @Field(() => String, { nullable: true, description: 'Id of the rule, where there is one.' })
  readonly rule!: string | null;

  @Field({ description: 'Words for people.' })
  readonly says!: string;
}

@ObjectType('BadLine', { description: 'A line of a list that could not be read.' })
class BadLineType {
  @Field(() => Int, { description: 'Counted from 1; 0 stands for the list as a whole.' })
  readonly line!: number;

  @Field({ description: 'Words for people.' })
  readonly says!: string;
}

@ObjectType('DeckList', { description: 'What a list of cards says.' })
export class DeckListType {
  @Field(() => [String], { description: 'Codes, one for each copy, of all lines that were read.' })
  readonly cards!: readonly string[];

  @Field(() => [BadLineType])
  readonly badLines!: readonly BadLineType[];
}
