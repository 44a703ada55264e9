/** Finds again what a client has met before. A match or tournament of a list is found as the whole one. */
import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { AccountsService, type Identity } from '@scoresheet/services-accounts';
import { AccountLoader } from '../accounts/account-loader.service.js';
import { MatchResolver } from '../matches/match.resolver.js';
import { TournamentResolver } from '../tournaments/views/tournament.resolver.js';
import { Asker } from '../transport/request-context.js';
import { NodeType } from './node.type.js';

@Resolver()
export class NodeResolver {
  constructor(
    private readonly matches: MatchResolver,
    private readonly tournaments: TournamentResolver,
    private readonly accounts: AccountsService,
    private readonly loader: AccountLoader,
  ) {}

  @Query(() => NodeType, {
    nullable: true,
    description: 'A match, a tournament or an account by its id; null where there is none.',
  })
  async node(
    @Args('id', { type: () => ID }) id: string,
    @Asker() asker: Identity | undefined,
  ): Promise<NodeType | null> {
    const account = await this.accounts.byId(id);
    if (account !== undefined) return this.loader.accountOf(id);
    const tournament = await this.tournaments.find(id, asker);
    return tournament ?? this.matches.find(id, { asker });
  }
}
