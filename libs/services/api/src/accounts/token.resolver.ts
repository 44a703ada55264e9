/** Personal tokens: what an account gives its bots and scripts instead of its password. */
import {
  Args,
  ArgsType,
  createUnionType,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from '@nestjs/graphql';
import {
  isRefusal,
  PersonalTokenService,
  refusal,
  TOKEN_DAYS,
  type Identity,
} from '@scoresheet/services-accounts';
import { Asker } from '../transport/request-context.js';
import {
  accountOutcome,
  AccountOutcomeUnion,
  AccountRefused,
  refusedFor,
  type AccountOutcome,
} from './account-outcome.js';
import { PersonalTokenType, personalTokenType, ScopeName } from './personal-token.type.js';

@ObjectType({ description: 'A token was made.' })
class TokenCreated {
  @Field(() => PersonalTokenType)
  readonly kept: PersonalTokenType;

  @Field({
    description:
      'The token itself, for the header `Authorization: Bearer <token>`. You see it only ' +
      'now: store it like a password.',
  })
  readonly token: string;

  constructor(kept: PersonalTokenType, token: string) {
    this.kept = kept;
    this.token = token;
  }
}

type CreateTokenOutcome = TokenCreated | AccountRefused;

const CreateTokenOutcomeUnion = createUnionType({
  name: 'CreateTokenOutcome',
  types: () => [TokenCreated, AccountRefused] as const,
  resolveType: (outcome: CreateTokenOutcome) => outcome.constructor.name,
});

@ArgsType()
class CreateTokenArgs {
  @Field({ description: 'The program that will use the token, in your words.' })
  readonly name!: string;

  @Field(() => [ScopeName])
  readonly scopes!: readonly `${ScopeName}`[];

  @Field(() => Int, {
    nullable: true,
    description: `Until it expires: 1 to ${TOKEN_DAYS.most}; ${TOKEN_DAYS.usual} if absent.`,
  })
  readonly days?: number | null;
}

@Resolver()
export class TokenResolver {
  constructor(private readonly tokens: PersonalTokenService) {}

  @Query(() => [PersonalTokenType], {
    description: 'Your personal tokens that are still good, the newest first.',
  })
  async myTokens(@Asker() asker: Identity | undefined): Promise<readonly PersonalTokenType[]> {
    if (asker?.sessionId === undefined) return [];
    return (await this.tokens.of(asker.accountId)).map(personalTokenType);
  }

  @Mutation(() => CreateTokenOutcomeUnion, { description: 'A new personal token.' })
  async createToken(
    @Asker() asker: Identity | undefined,
    @Args() wanted: CreateTokenArgs,
  ): Promise<CreateTokenOutcome> {
    if (asker === undefined) return new AccountRefused(refusal('not-signed-in'));
    const made = await this.tokens.create(asker, wanted);
    return isRefusal(made)
      ? refusedFor(made)
      : new TokenCreated(personalTokenType(made.kept), made.secret);
  }

  @Mutation(() => AccountOutcomeUnion, {
    description: "Ends a personal token of yours; operators end anybody's.",
  })
  async revokeToken(
    @Asker() asker: Identity | undefined,
    @Args('id', { type: () => ID, description: 'Of the token, as `myTokens` lists it.' })
    id: string,
  ): Promise<AccountOutcome> {
    if (asker === undefined) return new AccountRefused(refusal('not-signed-in'));
    return accountOutcome(asker.accountId, await this.tokens.revoke(asker, id));
  }
}
