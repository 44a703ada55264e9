/** What a mutation about an account comes to: done, with what it gives, or refused with words. */
import { createUnionType, Field, Float, ID, ObjectType } from '@nestjs/graphql';
import {
  isRefusal,
  type AccountRefusal,
  type OpenSession,
  type SettledTokens,
} from '@scoresheet/services-accounts';
import { rateLimited } from '../transport/rate-limits.service.js';
import { PersonalTokenType, personalTokenType } from './personal-token.type.js';

@ObjectType({ description: 'You are signed in for as long as you refresh the session.' })
class SignedIn {
  @Field(() => ID, { description: 'Your id in every record. It is random and tells nothing.' })
  readonly account: string;

  @Field(() => ID, { description: 'The session, as `mySessions` lists it.' })
  readonly session: string;

  @Field({ description: 'For the header `Authorization: Bearer <token>`. Keep it secret.' })
  readonly accessToken: string;

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly accessTokenExpiresAt: number;

  @Field({
    description:
      'Give it to `refreshSession` for the next pair; it is good once. Keep it most secret.',
  })
  readonly refreshToken: string;

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly refreshTokenExpiresAt: number;

  constructor(open: OpenSession) {
    this.account = open.accountId;
    this.session = open.sessionId;
    this.accessToken = open.accessToken;
    this.accessTokenExpiresAt = open.accessTokenExpiresAt;
    this.refreshToken = open.refreshToken;
    this.refreshTokenExpiresAt = open.refreshTokenExpiresAt;
  }
}

const NO_TOKENS: SettledTokens = { ended: [], kept: [] };

@ObjectType({ description: 'It is done, by this request or an earlier one.' })
class Done {
  @Field(() => ID, { description: 'The account that was changed.' })
  readonly account: string;

  @Field(() => [PersonalTokenType], {
    description: 'Personal tokens that this has ended.',
  })
  readonly endedTokens: readonly PersonalTokenType[];

  @Field(() => [PersonalTokenType], {
    description: 'Personal tokens that only `keepTokens` has kept from ending.',
  })
  readonly keptTokens: readonly PersonalTokenType[];

  constructor(account: string, { ended, kept }: SettledTokens = NO_TOKENS) {
    this.account = account;
    this.endedTokens = ended.map(personalTokenType);
    this.keptTokens = kept.map(personalTokenType);
  }
}

@ObjectType({ description: 'The server refused, and nothing was done.' })
export class AccountRefused {
  @Field({ description: 'A kebab-case fact for programs.' })
  readonly code: string;

  @Field({ description: 'Words for people: what is wrong and what to do.' })
  readonly says: string;

  constructor({ refused, says }: AccountRefusal) {
    this.code = refused;
    this.says = says;
  }
}

export type SignInOutcome = SignedIn | AccountRefused;
export type AccountOutcome = Done | AccountRefused;

export const SignInOutcomeUnion = createUnionType({
  name: 'SignInOutcome',
  types: () => [SignedIn, AccountRefused] as const,
  resolveType: (outcome: SignInOutcome) => outcome.constructor.name,
});

export const AccountOutcomeUnion = createUnionType({
  name: 'AccountOutcome',
  types: () => [Done, AccountRefused] as const,
  resolveType: (outcome: AccountOutcome) => outcome.constructor.name,
});

export const signInOutcome = (answer: OpenSession | AccountRefusal): SignInOutcome =>
  isRefusal(answer) ? refusedFor(answer) : new SignedIn(answer);

export const accountOutcome = (
  account: string,
  answer: AccountRefusal | SettledTokens | undefined,
): AccountOutcome => (isRefusal(answer) ? refusedFor(answer) : new Done(account, answer));

/** What will be possible in a while is refused as everywhere: `RATE_LIMITED`, and when to come. */
export function refusedFor(refused: AccountRefusal): AccountRefused {
  if (refused.retryAfterMs === undefined) return new AccountRefused(refused);
  throw rateLimited(refused.says, refused.retryAfterMs);
}
