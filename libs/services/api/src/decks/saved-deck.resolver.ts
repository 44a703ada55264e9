/** Decks that an account keeps. Guests keep theirs on their own machine. */
import { Inject } from '@nestjs/common';
import {
  Args,
  ArgsType,
  createUnionType,
  Field,
  Float,
  ID,
  Mutation,
  ObjectType,
  Parent,
  Query,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import {
  DeckService,
  isRefusal,
  refusal,
  type Identity,
  type SavedDeckEntity,
} from '@scoresheet/services-accounts';
import {
  accountOutcome,
  AccountOutcomeUnion,
  AccountRefused,
  refusedFor,
  type AccountOutcome,
} from '../accounts/account-outcome.js';
import { GAMES_OFFERED, type Games } from '../api-parts.js';
import { Asker } from '../transport/request-context.js';
import { DeckProblemType } from './deck-problem.type.js';
import { deckProblems } from './deck-problems.js';

@ObjectType({ description: 'A deck that is kept with your account. Nobody else is shown it.' })
class SavedDeck {
  @Field(() => ID)
  readonly id: string;

  @Field({ description: 'Id of its game.' })
  readonly game: string;

  @Field({ description: 'What you call it.' })
  readonly name: string;

  @Field(() => [String], { description: 'Codes, one for each copy.' })
  readonly cards: readonly string[];

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly savedAt: number;

  constructor({ id, game, name, cards, savedAt }: SavedDeckEntity) {
    this.id = id;
    this.game = game;
    this.name = name;
    this.cards = cards;
    this.savedAt = savedAt.getTime();
  }
}

type SaveDeckOutcome = SavedDeck | AccountRefused;

const SaveDeckOutcomeUnion = createUnionType({
  name: 'SaveDeckOutcome',
  types: () => [SavedDeck, AccountRefused] as const,
  resolveType: (outcome: SaveDeckOutcome) => outcome.constructor.name,
});

@ArgsType()
class SaveDeckArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'The deck that it replaces; a new one if absent.',
  })
  readonly id?: string | null;

  @Field({ description: 'Id of its game.' })
  readonly game!: string;

  @Field()
  readonly name!: string;

  @Field(() => [String], { description: 'Codes, one for each copy. It need not be playable yet.' })
  readonly cards!: readonly string[];
}

@Resolver(() => SavedDeck)
export class SavedDeckResolver {
  constructor(
    private readonly decks: DeckService,
    @Inject(GAMES_OFFERED) private readonly games: Games,
  ) {}

  @Query(() => [SavedDeck], { description: 'Your decks, the one saved last first.' })
  async myDecks(
    @Asker() asker: Identity | undefined,
    @Args('game', { type: () => String, nullable: true, description: 'Of all games if absent.' })
    game?: string | null,
  ): Promise<readonly SavedDeck[]> {
    if (asker === undefined) return [];
    return (await this.decks.of(asker.accountId, game)).map((deck) => new SavedDeck(deck));
  }

  @ResolveField(() => [DeckProblemType], {
    description:
      'Everything that is wrong with it under the usual options; nothing if it may be played.',
  })
  problems(@Parent() { game, cards }: SavedDeck): readonly DeckProblemType[] {
    const entry = Object.hasOwn(this.games, game) ? this.games[game] : undefined;
    return entry === undefined
      ? [{ rule: null, says: `There is no game called '${game}' here.` }]
      : deckProblems(entry, cards);
  }

  @Mutation(() => SaveDeckOutcomeUnion, { description: 'Keeps a deck with your account.' })
  async saveDeck(
    @Asker() asker: Identity | undefined,
    @Args() wanted: SaveDeckArgs,
  ): Promise<SaveDeckOutcome> {
    if (asker === undefined) return new AccountRefused(refusal('not-signed-in'));
    const saved = await this.decks.save(asker, wanted);
    return isRefusal(saved) ? refusedFor(saved) : new SavedDeck(saved);
  }

  @Mutation(() => AccountOutcomeUnion, { description: 'Deletes a deck of yours.' })
  async deleteDeck(
    @Asker() asker: Identity | undefined,
    @Args('id', { type: () => ID, description: 'Of the deck, as `myDecks` lists it.' }) id: string,
  ): Promise<AccountOutcome> {
    if (asker === undefined) return new AccountRefused(refusal('not-signed-in'));
    return accountOutcome(asker.accountId, await this.decks.delete(asker, id));
  }
}
