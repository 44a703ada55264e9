/** How pages sign in: what proves it afterwards is a cookie, which no script of a page can read. */
import { Args, createUnionType, Field, Mutation, ObjectType, Query } from '@nestjs/graphql';
import { Resolver } from '@nestjs/graphql';
import {
  AccountsService,
  BrowserSessions,
  GUEST_SESSIONS_FROM_ADDRESS,
  isRefusal,
  REGISTRATIONS_FROM_ADDRESS,
  type AccountRefusal,
  type GuestRole,
  type Identity,
  type OpenBrowserSession,
} from '@scoresheet/services-accounts';
import { RateLimits } from '../transport/rate-limits.service.js';
import { Asker, Caller, type RequestContext } from '../transport/request-context.js';
import { AccountRefused, refusedFor } from './account-outcome.js';
import { countedTry } from './counted-try.js';
import { CredentialsArgs } from './credentials.args.js';
import { Guest } from './guest.resolver.js';
import { ViewerType, viewerType } from './viewer.type.js';

@ObjectType({
  description:
    'This browser is signed in: for 30 days after it was used last, and for 180 days at most.',
})
class SessionOpened {
  @Field(() => ViewerType)
  readonly viewer: ViewerType;

  constructor(viewer: ViewerType) {
    this.viewer = viewer;
  }
}

@ObjectType({ description: 'This browser is signed out.' })
class SessionClosed {
  @Field({ description: 'Whether it was signed in until now.' })
  readonly wasOpen!: boolean;
}

type BrowserSessionOutcome = SessionOpened | AccountRefused;

const BrowserSessionOutcomeUnion = createUnionType({
  name: 'BrowserSessionOutcome',
  types: () => [SessionOpened, AccountRefused] as const,
  resolveType: (outcome: BrowserSessionOutcome) => outcome.constructor.name,
});

@Resolver()
export class BrowserSessionResolver {
  constructor(
    private readonly accounts: AccountsService,
    private readonly browsers: BrowserSessions,
    private readonly limits: RateLimits,
  ) {}

  @Query(() => ViewerType, {
    nullable: true,
    description: 'Null for a stranger, who shows neither a cookie nor a token.',
  })
  async viewer(@Asker() asker: Identity | undefined): Promise<ViewerType | null> {
    return asker === undefined ? null : viewerType(asker, this.accounts);
  }

  @Mutation(() => BrowserSessionOutcomeUnion, {
    description:
      'Signs this browser in to an account, by a cookie. It takes the place of who was signed in.',
  })
  async openSession(
    @Args() credentials: CredentialsArgs,
    @Caller() caller: RequestContext,
  ): Promise<BrowserSessionOutcome> {
    const { address } = caller;
    const signed = await countedTry(this.limits, address, () =>
      this.accounts.prove({ ...credentials, address }),
    );
    return this.opened(caller, isRefusal(signed) ? signed : await this.browsers.open(signed));
  }

  @Mutation(() => BrowserSessionOutcomeUnion, {
    description: 'Makes an account, which may play, and signs this browser in to it.',
  })
  async openNewAccount(
    @Args() credentials: CredentialsArgs,
    @Caller() caller: RequestContext,
  ): Promise<BrowserSessionOutcome> {
    const { address } = caller;
    await this.limits.allow(REGISTRATIONS_FROM_ADDRESS, address);
    const signed = await this.accounts.enrol({ ...credentials, address });
    return this.opened(caller, isRefusal(signed) ? signed : await this.browsers.open(signed));
  }

  @Mutation(() => BrowserSessionOutcomeUnion, {
    description: 'Signs this browser in as a new guest, who is whoever uses this browser.',
  })
  async openGuestSession(
    @Args('as', { type: () => Guest, defaultValue: Guest.PLAYER }) role: GuestRole,
    @Caller() caller: RequestContext,
  ): Promise<BrowserSessionOutcome> {
    await this.limits.allowGuest(caller.address);
    await this.limits.allow(GUEST_SESSIONS_FROM_ADDRESS, caller.address);
    return this.opened(caller, await this.browsers.openGuest(role));
  }

  @Mutation(() => SessionClosed, {
    description: 'Signs this browser out. A guest is nobody any more and does not come back.',
  })
  async closeSession(@Caller() { credential, cookie }: RequestContext): Promise<SessionClosed> {
    cookie?.clear();
    if (credential?.kind !== 'cookie') return { wasOpen: false };
    await this.browsers.close(credential);
    return { wasOpen: true };
  }

  private async opened(
    { credential, cookie }: RequestContext,
    answer: OpenBrowserSession | AccountRefusal,
  ): Promise<BrowserSessionOutcome> {
    if (isRefusal(answer)) return refusedFor(answer);
    // No browser shows the older cookie any more.
    if (credential?.kind === 'cookie') await this.browsers.close(credential);
    cookie?.set(answer.secret);
    return new SessionOpened(await viewerType(answer.viewer, this.accounts));
  }
}
