/** Printed cards, as a ruleset has them. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { GameEntry } from '@scoresheet/domain-match';
import { JsonScalar } from '../scalars.js';

@ObjectType('Card', { description: 'A printed card.' })
export class CardType {
  @Field(() => ID)
  readonly code!: string;

  @Field()
  readonly name!: string;

  @Field()
  readonly type!: string;

  @Field(() => Int)
  readonly cost!: number;

  @Field(() => [String], { description: 'What the card prints, as text: a line for each ability.' })
  readonly text!: readonly string[];

  @Field(() => JsonScalar, {
    description: 'What the card prints, as data: numbers, keywords, abilities.',
  })
  readonly face!: unknown;
}

export const cardTypes = (ruleset: GameEntry['ruleset']): readonly CardType[] =>
  Object.values(ruleset.faces).map((face) => {
    const { code, name, type, cost, ...rest } = face;
    return { code, name, type, cost, text: ruleset.cardText(code), face: rest };
  });
