/** Who sits at a seat, as a person with a name. */
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AccountLoader } from '../accounts/account-loader.service.js';
import { AccountType } from '../accounts/me.resolver.js';
import { SeatType } from './match.type.js';

@Resolver(() => SeatType)
export class SeatResolver {
  constructor(private readonly accounts: AccountLoader) {}

  @ResolveField(() => AccountType, {
    nullable: true,
    description: 'Who sits there; null while it is free.',
  })
  player(@Parent() { actor }: SeatType): AccountType | null {
    return actor === null ? null : this.accounts.accountOf(actor);
  }
}
