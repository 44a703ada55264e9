/** Ways to get tokens with a name and a password. None of them asks for a token. */
import { Args, ArgsType, Field, Mutation, Resolver } from '@nestjs/graphql';
import {
  AccountsService,
  isRefusal,
  REGISTRATIONS_FROM_ADDRESS,
  SessionService,
  WRONG_PASSWORDS_FROM_ADDRESS,
} from '@scoresheet/services-accounts';
import { RateLimits } from '../transport/rate-limits.service.js';
import { Caller, type RequestContext } from '../transport/request-context.js';
import { SignInOutcomeUnion, signInOutcome, type SignInOutcome } from './account-outcome.js';

@ArgsType()
class CredentialsArgs {
  @Field({ description: 'Upper and lower case are the same.' })
  readonly name!: string;

  @Field()
  readonly password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Your name for this device, to find the session by in `mySessions`.',
  })
  readonly device?: string | null;
}

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
    // The try is counted before it is known to be wrong: others may be tried beside it.
    await this.limits.allow(WRONG_PASSWORDS_FROM_ADDRESS, address);
    const answer = await this.accounts.signIn({ ...credentials, address });
    const isWrong = isRefusal(answer) && answer.refused === 'sign-in-failed';
    if (!isWrong) await this.limits.giveBack(WRONG_PASSWORDS_FROM_ADDRESS, address);
    return signInOutcome(answer);
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
