/** What operators do with accounts. */
import { Args, ArgsType, Field, Float, ID, Mutation, ObjectType } from '@nestjs/graphql';
import { Query, Resolver } from '@nestjs/graphql';
import {
  ErasureService,
  isRefusal,
  refusal,
  RoleService,
  type Identity,
} from '@scoresheet/services-accounts';
import { clientError } from '../transport/masked-error.js';
import { Asker } from '../transport/request-context.js';
import { AccountOutcomeUnion, type AccountOutcome } from './account-outcome.js';
import { byOperator } from './by-operator.js';
import { RoleName } from './me.resolver.js';

@ArgsType()
class RoleArgs {
  @Field(() => ID, { description: 'Id of the account; `account(name)` finds it.' })
  readonly account!: string;

  @Field(() => RoleName)
  readonly role!: `${RoleName}`;
}

@ObjectType('RoleGrant', { description: 'A role that was given, and perhaps taken again.' })
class RoleGrantType {
  @Field(() => RoleName)
  readonly role!: `${RoleName}`;

  @Field(() => ID, { description: 'Who gave it; the account itself for the role of everybody.' })
  readonly grantedBy!: string;

  @Field(() => Float, { description: 'Milliseconds since the epoch.' })
  readonly grantedAt!: number;

  @Field(() => ID, { nullable: true, description: 'Null while the account has the role.' })
  readonly revokedBy!: string | null;

  @Field(() => Float, { nullable: true, description: 'Milliseconds since the epoch.' })
  readonly revokedAt!: number | null;
}

@Resolver()
export class RoleResolver {
  constructor(
    private readonly roles: RoleService,
    private readonly erasure: ErasureService,
  ) {}

  @Mutation(() => AccountOutcomeUnion, { description: 'Operators give an account a role.' })
  grantRole(
    @Asker() asker: Identity | undefined,
    @Args() { account, role }: RoleArgs,
  ): Promise<AccountOutcome> {
    return byOperator(asker, account, (by) => this.roles.grant({ accountId: account, role, by }));
  }

  @Mutation(() => AccountOutcomeUnion, { description: 'Operators take a role from an account.' })
  revokeRole(
    @Asker() asker: Identity | undefined,
    @Args() { account, role }: RoleArgs,
  ): Promise<AccountOutcome> {
    return byOperator(asker, account, (by) => this.roles.revoke({ accountId: account, role, by }));
  }

  @Mutation(() => AccountOutcomeUnion, {
    description: 'Operators erase an account for somebody who has asked for it by other ways.',
  })
  eraseAccountOf(
    @Asker() asker: Identity | undefined,
    @Args('account', { type: () => ID }) account: string,
  ): Promise<AccountOutcome> {
    return byOperator(asker, account, (by) => this.erasure.eraseFor(account, by));
  }

  @Query(() => [RoleGrantType], { description: 'For operators: every grant, the first one first.' })
  async roleGrants(
    @Asker() asker: Identity | undefined,
    @Args('account', { type: () => ID }) account: string,
  ): Promise<readonly RoleGrantType[]> {
    const nobody = refusal('not-an-operator');
    const grants = asker === undefined ? nobody : await this.roles.grantsOf(account, asker);
    if (isRefusal(grants)) throw clientError('FORBIDDEN', grants.says);
    return grants.map(({ role, grantedBy, grantedAt, revokedBy, revokedAt }) => ({
      role,
      grantedBy,
      revokedBy,
      grantedAt: grantedAt.getTime(),
      revokedAt: revokedAt && revokedAt.getTime(),
    }));
  }
}
