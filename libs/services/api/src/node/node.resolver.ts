/** Finds again what a client has met before. A match of a list is found as the whole match. */
import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { AccountsService, type Identity } from '@scoresheet/services-accounts';
import { AccountLoader } from '../accounts/account-loader.service.js';
import { MatchResolver } from '../matches/match.resolver.js';
import { Asker } from '../transport/request-context.js';
import { NodeType } from './node.type.js';

@Resolver()
export class NodeResolver {
  constructor(
    private readonly matches: MatchResolver,
    private readonly accounts: AccountsService,
    private readonly loader: AccountLoader,
  ) {}

  @Query(() => NodeType, {
    nullable: true,
    description: 'A match or an account by its id; null where there is none.',
  })
  async node(
    @Args('id', { type: () => ID }) id: string,
    @Asker() asker: Identity | undefined,
  ): Promise<NodeType | null> {
    const account = await this.accounts.byId(id);
    if (account !== undefined) return this.loader.accountOf(id);
    return this.matches.match(id, [], asker);
  }
}
