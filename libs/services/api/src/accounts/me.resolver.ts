/** Who asks, and who somebody is. */
import { Args, Field, ObjectType, Query, registerEnumType, Resolver } from '@nestjs/graphql';
import { AccountsService, RoleService, type Identity } from '@scoresheet/services-accounts';
import { NodeType } from '../node/node.type.js';
import { Asker } from '../transport/request-context.js';

export enum RoleName {
  PLAYER = 'player',
  JUDGE = 'judge',
  ORGANISER = 'organiser',
  SPECTATOR = 'spectator',
  OPERATOR = 'operator',
}
registerEnumType(RoleName, { name: 'Role', description: 'What an account may do.' });

@ObjectType('Account', {
  implements: () => [NodeType],
  description: 'A person or program, by the id that stands for them in every record.',
})
export class AccountType extends NodeType {
  @Field(() => String, { nullable: true, description: 'Null for a guest.' })
  readonly name!: Lookup<string | null>;

  @Field(() => [RoleName])
  readonly roles!: Lookup<readonly `${RoleName}`[]>;
}

/** Known already, or to be looked up once it is asked for. */
type Lookup<T> = T | Promise<T>;

@Resolver()
export class MeResolver {
  constructor(
    private readonly accounts: AccountsService,
    private readonly roles: RoleService,
  ) {}

  @Query(() => AccountType, { nullable: true, description: 'Null for a stranger without a token.' })
  async me(@Asker() asker: Identity | undefined): Promise<AccountType | null> {
    if (asker === undefined) return null;
    const { accountId: id, roles } = asker;
    return { id, name: (await this.accounts.namesOf([id])).get(id) ?? null, roles };
  }

  @Query(() => AccountType, { nullable: true, description: 'Null where nobody has this name.' })
  async account(@Args('name') name: string): Promise<AccountType | null> {
    const found = await this.accounts.byName(name);
    return found && { id: found.id, name: found.name, roles: await this.roles.rolesOf(found.id) };
  }
}
