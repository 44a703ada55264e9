/** The guests' door: a token for whoever wants to try, without a name or a password. */
import { Inject } from '@nestjs/common';
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

enum Guest {
  PLAYER = 'player',
  SPECTATOR = 'spectator',
}
registerEnumType(Guest, { name: 'Guest', description: 'What a guest may be.' });

@ObjectType('GuestSignedIn')
export class GuestSignedInType {
  @Field(() => ID, { description: 'Who you are in every record. Random, and nothing more.' })
  readonly actor!: string;

  @Field({ description: 'For the header `Authorization: Bearer <token>`. Keep it secret.' })
  readonly token!: string;

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly expiresAt!: number;
}

@Resolver()
export class GuestResolver {
  constructor(@Inject(TokenService) private readonly tokens: TokenService) {}

  @Mutation(() => GuestSignedInType, {
    description: 'A new guest, of whom nothing is kept: the token is the whole account.',
  })
  signInAsGuest(
    @Args('as', { type: () => Guest, defaultValue: Guest.PLAYER }) role: GuestRole,
  ): Promise<GuestSignedInType> {
    return signInGuest(this.tokens, role);
  }
}
