/** Ways to get tokens with a name and a password. None of them asks for a token. */
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import {
  AccountsService,
  REGISTRATIONS_FROM_ADDRESS,
  SessionService,
} from '@scoresheet/services-accounts';
import { RateLimits } from '../transport/rate-limits.service.js';
import { Caller, type RequestContext } from '../transport/request-context.js';
import { SignInOutcomeUnion, signInOutcome, type SignInOutcome } from './account-outcome.js';
import { countedTry } from './counted-try.js';
import { CredentialsArgs } from './credentials.args.js';

@Resolver()
export class SignInResolver {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionService,
    private readonly limits: RateLimits,
  ) {}

  @Mutation(() => SignInOutcomeUnion, { description: 'Makes an account, which may play.' })
  async register(
    @Args() credentials: CredentialsArgs,
    @Caller() { address }: RequestContext,
  ): Promise<SignInOutcome> {
    await this.limits.allow(REGISTRATIONS_FROM_ADDRESS, address);
    return signInOutcome(await this.accounts.register({ ...credentials, address }));
  }

  @Mutation(() => SignInOutcomeUnion, {
    description: 'Signs in to an account and opens a session.',
  })
  async signIn(
    @Args() credentials: CredentialsArgs,
    @Caller() { address }: RequestContext,
  ): Promise<SignInOutcome> {
    const signIn = () => this.accounts.signIn({ ...credentials, address });
    return signInOutcome(await countedTry(this.limits, address, signIn));
  }

  @Mutation(() => SignInOutcomeUnion, {
    description:
      'Gives you the next pair of tokens. Send it without the old access token. A refresh ' +
      'token that is used twice ends its session, because one of its two users is a thief.',
  })
  async refreshSession(@Args('refreshToken') refreshToken: string): Promise<SignInOutcome> {
    return signInOutcome(await this.sessions.refresh(refreshToken));
  }
}
