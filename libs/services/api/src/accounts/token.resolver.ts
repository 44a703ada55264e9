/** Personal tokens: what an account gives its bots and scripts instead of its password. */
import { Inject } from '@nestjs/common';
import {
  Args,
  ArgsType,
  createUnionType,
  Field,
  Float,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from '@nestjs/graphql';
import {
  isRefusal,
  PersonalTokenService,
  refusal,
  TOKEN_DAYS,
  type Identity,
  type PersonalTokenEntity,
} from '@scoresheet/services-accounts';
import { Asker } from '../transport/request-context.js';
import {
  accountOutcome,
  AccountOutcomeUnion,
  AccountRefused,
  refusedFor,
  type AccountOutcome,
} from './account-outcome.js';

enum ScopeName {
  READ = 'read',
  PLAY = 'play',
  JUDGE = 'judge',
}
registerEnumType(ScopeName, {
  name: 'Scope',
  description: 'What a personal token may be used for; never more than the account may do.',
  valuesMap: {
    READ: { description: 'Ask and subscribe as the account.' },
    PLAY: { description: 'Open matches, take seats, answer decisions, concede.' },
    JUDGE: { description: 'Pause, resume and end matches, warn seats.' },
  },
});

@ObjectType('PersonalToken', { description: 'For a bot or a script; the secret is not here.' })
export class PersonalTokenType {
  @Field(() => ID)
  readonly id!: string;

  @Field({ description: 'What its owner calls it.' })
  readonly name!: string;

  @Field(() => [ScopeName])
  readonly scopes!: readonly `${ScopeName}`[];

  @Field(() => Float, { description: 'Milliseconds since the epoch, like the other.' })
  readonly createdAt!: number;

  @Field(() => Float)
  readonly expiresAt!: number;
}

@ObjectType({ description: 'A token was made.' })
export class TokenCreated {
  @Field(() => PersonalTokenType)
  readonly kept: PersonalTokenType;

  @Field({
    description:
      'The token itself, for the header `Authorization: Bearer <token>`. Shown this once: nobody ' +
      'can find it again, so store it as you store a password.',
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
  @Field({ description: 'Say what will use it.' })
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
  constructor(@Inject(PersonalTokenService) private readonly tokens: PersonalTokenService) {}

  @Query(() => [PersonalTokenType], { description: 'Your tokens that are good, the newest first.' })
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
    description: 'A token opens nothing any more. Your own; operators revoke any.',
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

const personalTokenType = (kept: PersonalTokenEntity): PersonalTokenType => ({
  ...{ id: kept.id, name: kept.name, scopes: kept.scopes },
  createdAt: kept.createdAt.getTime(),
  expiresAt: kept.expiresAt.getTime(),
});
