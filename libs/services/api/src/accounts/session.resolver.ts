/** A person's own sessions and password. */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Field, ID, Mutation } from '@nestjs/graphql';
import { Query, Resolver } from '@nestjs/graphql';
import {
  AccountsService,
  BrowserSessions,
  ErasureService,
  PersonalTokenService,
  refusal,
  SessionService,
  type AccountRefusal,
  type Identity,
  type PasswordChange,
  type SettledTokens,
} from '@scoresheet/services-accounts';
import { Asker, Caller, type RequestContext } from '../transport/request-context.js';
import { accountOutcome, AccountOutcomeUnion, AccountRefused } from './account-outcome.js';
import type { AccountOutcome } from './account-outcome.js';
import { SessionType, sessionType } from './session.type.js';

const KEEP_TOKENS = {
  defaultValue: false,
  description: 'True: your personal tokens stay good.',
};

@ArgsType()
class PasswordChangeArgs implements PasswordChange {
  @Field()
  readonly current!: string;

  @Field()
  readonly next!: string;

  @Field(KEEP_TOKENS)
  readonly keepTokens!: boolean;
}

@Resolver()
export class SessionResolver {
  @Inject() private readonly browsers!: BrowserSessions;

  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionService,
    private readonly erasure: ErasureService,
    private readonly tokens: PersonalTokenService,
  ) {}

  @Query(() => [SessionType], { description: 'Your open sessions, the one used last first.' })
  async mySessions(@Asker() asker: Identity | undefined): Promise<readonly SessionType[]> {
    if (asker?.sessionId === undefined) return [];
    const sessions = await this.sessions.of(asker.accountId);
    return sessions.map((session) => sessionType(session, asker));
  }

  @Mutation(() => AccountOutcomeUnion, {
    description:
      'Ends the session that you name, or else the one you ask with. The token of a guest, ' +
      'of the house or of a program opens nothing any more.',
  })
  async signOut(
    @Caller() { viewer, credential }: RequestContext,
    @Args('session', { type: () => ID, nullable: true }) session: string | null | undefined,
  ): Promise<AccountOutcome> {
    const isStranger = viewer === undefined || credential === undefined;
    if (isStranger || credential.kind === 'session' || viewer.sessionId !== undefined) {
      return withSession(viewer, ({ accountId, sessionId }) =>
        this.sessions.end(accountId, session ?? sessionId),
      );
    }
    if (session != null) return new AccountRefused(refusal('no-account'));
    if (credential.kind === 'cookie') await this.browsers.close(credential);
    else await this.tokens.throwAway(credential);
    return accountOutcome(viewer.accountId, undefined);
  }

  @Mutation(() => AccountOutcomeUnion, {
    description: 'Signs you out everywhere. Personal tokens end too, unless you keep them.',
  })
  signOutEverywhere(
    @Asker() asker: Identity | undefined,
    @Args('keepTokens', KEEP_TOKENS) keepTokens: boolean,
  ): Promise<AccountOutcome> {
    return withSession(asker, ({ accountId }) => this.sessions.endAll(accountId, keepTokens));
  }

  @Mutation(() => AccountOutcomeUnion, {
    description:
      'Changes your password, and ends all your other sessions. Your personal tokens end ' +
      'too, unless you keep them.',
  })
  changePassword(
    @Caller() { viewer, address }: RequestContext,
    @Args() change: PasswordChangeArgs,
  ): Promise<AccountOutcome> {
    const from = { ...change, address };
    return withSession(viewer, (own) => this.accounts.changePassword(own, from));
  }

  @Mutation(() => AccountOutcomeUnion, {
    description:
      'Your name, password and sessions are deleted for ever. Your matches stay on the record ' +
      'under an id that belongs to nobody.',
  })
  eraseAccount(
    @Caller() { viewer, address }: RequestContext,
    @Args('password') password: string,
  ): Promise<AccountOutcome> {
    return withSession(viewer, (own) => this.erasure.eraseOwn(own, password, address));
  }
}

type WithSession = Identity & { readonly sessionId: string };

/** Acts for somebody who has signed in with a name; all others are refused. */
async function withSession(
  asker: Identity | undefined,
  act: (own: WithSession) => Promise<AccountRefusal | SettledTokens | undefined>,
): Promise<AccountOutcome> {
  if (asker === undefined) return new AccountRefused(refusal('not-signed-in'));
  const { sessionId } = asker;
  if (sessionId === undefined) return new AccountRefused(refusal('no-account'));
  return accountOutcome(asker.accountId, await act({ ...asker, sessionId }));
}
