/** Who sits at a seat, as a person with a name. */
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AccountLoader } from '../accounts/account-loader.service.js';
import { seatLabel } from '../accounts/guest-label.js';
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

  @ResolveField(() => String, {
    nullable: true,
    description:
      'What to call whoever sits there: the name, or for a guest a label that is the same ' +
      'everywhere; null while it is free.',
  })
  async label(@Parent() { actor }: SeatType): Promise<string | null> {
    if (actor === null) return null;
    return (await this.accounts.accountOf(actor).name) ?? seatLabel(actor);
  }
}
