/** Ways to get tokens with a name and a password. None of them asks for a token. */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Field, Mutation, Resolver } from '@nestjs/graphql';
import { AccountsService, SessionService } from '@scoresheet/services-accounts';
import { SignInOutcomeUnion, signInOutcome, type SignInOutcome } from './account-outcome.js';

@ArgsType()
class CredentialsArgs {
  @Field({ description: 'Upper and lower case are the same.' })
  readonly name!: string;

  @Field()
  readonly password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What you call this device, to know the session by in `mySessions`.',
  })
  readonly device?: string | null;
}

@Resolver()
export class SignInResolver {
  constructor(
    @Inject(AccountsService) private readonly accounts: AccountsService,
    @Inject(SessionService) private readonly sessions: SessionService,
  ) {}

  @Mutation(() => SignInOutcomeUnion, { description: 'A new account, which may play.' })
  async register(@Args() credentials: CredentialsArgs): Promise<SignInOutcome> {
    return signInOutcome(await this.accounts.register(credentials));
  }

  @Mutation(() => SignInOutcomeUnion, { description: 'A new session of an account.' })
  async signIn(@Args() credentials: CredentialsArgs): Promise<SignInOutcome> {
    return signInOutcome(await this.accounts.signIn(credentials));
  }

  @Mutation(() => SignInOutcomeUnion, {
    description:
      'The next pair of tokens. Send it without the old access token. A refresh token that comes ' +
      'a second time ends its session, because one of the two who have it is a thief.',
  })
  async refreshSession(@Args('refreshToken') refreshToken: string): Promise<SignInOutcome> {
    return signInOutcome(await this.sessions.refresh(refreshToken));
  }
}
