/** A decision of the rules, as whoever looks may know it. */
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { DecisionView, Options } from '@scoresheet/rules-engine';

enum Pick {
  ONE = 'one',
  SOME = 'some',
  ORDER = 'order',
  NUMBER = 'number',
  WORDS = 'words',
}
registerEnumType(Pick, {
  name: 'Pick',
  description:
    'How to answer: one option, some of them, all in an order, a number, or a line of words.',
});

@ObjectType('Option')
class OptionType {
  @Field(() => ID, { description: 'The id by which an answer chooses it.' })
  readonly id!: string;

  @Field(() => ID, { nullable: true, description: 'The card that acts.' })
  readonly card?: string;

  @Field(() => String, { nullable: true, description: 'What the option is aimed at.' })
  readonly to?: string;
}

@ObjectType('Options')
class OptionsType {
  @Field(() => Pick)
  readonly pick!: Pick;

  @Field(() => [OptionType], { nullable: true, description: 'Null for a number and for words.' })
  readonly from!: readonly OptionType[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The fewest options (SOME), lowest number (NUMBER), or fewest characters (WORDS).',
  })
  readonly min!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The most options (SOME), highest number (NUMBER), or most characters (WORDS).',
  })
  readonly max!: number | null;
}

@ObjectType('HowMany')
class HowManyType {
  @Field(() => Int)
  readonly min!: number;

  @Field(() => Int)
  readonly max!: number;
}

@ObjectType('Decision', {
  description: 'A question to a seat or the JUDGE. Its options never change.',
})
export class DecisionType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => Int, { description: 'The seat that is asked; 0 for the JUDGE.' })
  readonly seat!: number;

  @Field()
  readonly kind!: string;

  @Field({ description: 'Whether play goes on without an answer.' })
  readonly optional!: boolean;

  @Field(() => HowManyType, {
    nullable: true,
    description: 'How many have to be chosen; null where not all may know it.',
  })
  readonly howMany!: HowManyType | null;

  @Field(() => OptionsType, { nullable: true, description: 'Only for the seat that is asked.' })
  readonly options!: OptionsType | null;
}

export const decisionType = ({
  id,
  seat,
  kind,
  optional,
  howMany,
  options,
}: DecisionView): DecisionType => ({
  id,
  seat,
  kind,
  optional: optional ?? false,
  howMany: howMany ?? null,
  options: options === undefined ? null : optionsType(options),
});

function optionsType(options: Options): OptionsType {
  switch (options.pick) {
    case 'one':
      return { pick: Pick.ONE, from: options.from, min: null, max: null };
    case 'order':
      return { pick: Pick.ORDER, from: options.from, min: null, max: null };
    case 'some':
      return { pick: Pick.SOME, from: options.from, min: options.min, max: options.max };
    case 'number':
      return { pick: Pick.NUMBER, from: null, min: options.min, max: options.max };
    case 'words':
      return { pick: Pick.WORDS, from: null, min: options.min, max: options.max };
  }
}
