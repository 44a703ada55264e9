/** The games that can be played here, with the cards and decks that a person or a bot chooses from. */
import { Inject } from '@nestjs/common';
import { Field, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { GAMES_OFFERED, type Games, type OfferedGame } from '../api-parts.js';
import { JsonScalar } from '../scalars.js';
import { cardTypes, CardType } from './card.type.js';

@ObjectType('Deck')
class DeckType {
  @Field()
  readonly name!: string;

  @Field(() => [String], { description: 'Codes, one for each copy.' })
  readonly cards!: readonly string[];
}

@ObjectType('Game')
class GameType {
  @Field(() => ID, { description: "The game's id, as `createMatch` takes it." })
  readonly id!: string;

  @Field()
  readonly title!: string;

  @Field({ description: 'Id and version of the rules of a new match.' })
  readonly ruleset!: string;

  @Field(() => Int)
  readonly minSeats!: number;

  @Field(() => Int)
  readonly maxSeats!: number;

  @Field(() => JsonScalar, { description: 'Options of a match, each with its possible values.' })
  readonly options!: unknown;

  @Field({
    description: 'Whether bots of the house follow advice; without any they play at random.',
  })
  readonly hasAdviser!: boolean;

  @Field(() => [CardType])
  readonly cards!: readonly CardType[];

  @Field(() => [DeckType], { description: 'Decks that are ready to play.' })
  readonly decks!: readonly DeckType[];
}

@Resolver()
export class GameResolver {
  private readonly all: readonly GameType[];

  constructor(@Inject(GAMES_OFFERED) games: Games) {
    this.all = Object.entries(games).map(([id, entry]) => gameType(id, entry));
  }

  @Query(() => [GameType])
  games(): readonly GameType[] {
    return this.all;
  }
}

const gameType = (id: string, { title, ruleset, readyDecks, advise }: OfferedGame): GameType => ({
  id,
  title,
  ruleset: ruleset.id,
  minSeats: ruleset.minSeats,
  maxSeats: ruleset.maxSeats,
  options: ruleset.options,
  hasAdviser: advise !== undefined,
  cards: cardTypes(ruleset),
  decks: readyDecks,
});
