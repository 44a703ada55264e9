/** Decks and lists, read and judged by the rules of their game; nothing is kept. */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { MAX_DECK_CARDS } from '@scoresheet/contracts-messages';
import { GAMES_OFFERED, type Games, type OfferedGame } from '../api-parts.js';
import { JsonScalar } from '../scalars.js';
import { clientError } from '../transport/masked-error.js';
import { DeckListType, DeckProblemType } from './deck-problem.type.js';
import { askedOptions, deckProblems } from './deck-problems.js';

@ArgsType()
class CheckDeckArgs {
  @Field({ description: 'Id of a game, such as `fuzzycards`.' })
  readonly game!: string;

  @Field(() => [String], { description: 'Codes of cards, one for each copy.' })
  readonly cards!: readonly string[];

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'Options of the match for which it is; the usual ones if absent.',
  })
  readonly options?: unknown;
}

@Resolver()
export class DeckCheckResolver {
  constructor(@Inject(GAMES_OFFERED) private readonly games: Games) {}

  @Query(() => [DeckProblemType], {
    description: 'Everything that is wrong with a deck; nothing for one that may be played.',
  })
  checkDeck(@Args() { game, cards, options }: CheckDeckArgs): readonly DeckProblemType[] {
    const entry = this.gameCalled(game);
    if (cards.length > MAX_DECK_CARDS) {
      throw clientError('BAD_USER_INPUT', `A deck has at most ${MAX_DECK_CARDS} cards.`);
    }
    return deckProblems(entry, cards, askedOptions(entry, options));
  }

  @Query(() => DeckListType, {
    description: 'Reads a list of cards, a line such as `3 Hush Weasel` for each.',
  })
  readDeckList(
    @Args('game', { description: 'Id of a game, such as `fuzzycards`.' }) game: string,
    @Args('text') text: string,
  ): DeckListType {
    const { readDeckList, title } = this.gameCalled(game);
    if (readDeckList === undefined) {
      throw clientError('BAD_USER_INPUT', `${title} reads no lists: choose cards by their codes.`);
    }
    const { cards, problems } = readDeckList(text);
    return { cards, badLines: problems };
  }

  private gameCalled(game: string): OfferedGame {
    const entry = Object.hasOwn(this.games, game) ? this.games[game] : undefined;
    if (entry !== undefined) return entry;
    throw clientError('BAD_USER_INPUT', `There is no game called '${game}': see \`games\`.`);
  }
}
