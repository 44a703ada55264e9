/** The guests' door: a token for whoever wants to try, without a name or a password. */
import {
  Args,
  Field,
  Float,
  ID,
  Mutation,
  ObjectType,
  registerEnumType,
  Resolver,
} from '@nestjs/graphql';
import { signInGuest, TokenService, type GuestRole } from '@scoresheet/services-accounts';
import { RateLimits } from '../transport/rate-limits.service.js';
import { Caller, type RequestContext } from '../transport/request-context.js';

export enum Guest {
  PLAYER = 'player',
  SPECTATOR = 'spectator',
}
registerEnumType(Guest, { name: 'Guest', description: 'The role of somebody without an account.' });

@ObjectType('GuestSignedIn')
class GuestSignedInType {
  @Field(() => ID, { description: 'Your id in every record. It is random and tells nothing.' })
  readonly actor!: string;

  @Field({ description: 'For the header `Authorization: Bearer <token>`. Keep it secret.' })
  readonly token!: string;

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly expiresAt!: number;
}

@Resolver()
export class GuestResolver {
  constructor(
    private readonly tokens: TokenService,
    private readonly limits: RateLimits,
  ) {}

  @Mutation(() => GuestSignedInType, {
    description:
      'Lets you in as a guest. Nothing is kept of you: whoever has the token is the guest.',
  })
  async signInAsGuest(
    @Args('as', { type: () => Guest, defaultValue: Guest.PLAYER }) role: GuestRole,
    @Caller() { address }: RequestContext,
  ): Promise<GuestSignedInType> {
    await this.limits.allowGuest(address);
    return signInGuest(this.tokens, role);
  }
}
