/** Lists of matches, page by page, in either direction. */
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { API_CLOCK, MATCH_LISTS, type MatchLists } from '../api-parts.js';
import type { Clock } from '../clock.js';
import { ReadYourWrites } from '../read-your-writes.service.js';
import { Asker } from '../transport/request-context.js';
import { matchConnection } from './match-connection.js';
import { MatchConnectionType } from './match-connection.type.js';
import { MatchListArgs } from './match-list.args.js';
import { matchesAsked } from './match-list.request.js';

@Resolver()
export class MatchListResolver {
  constructor(
    private readonly writes: ReadYourWrites,
    @Inject(MATCH_LISTS) private readonly lists: MatchLists,
    @Inject(API_CLOCK) private readonly clock: Clock,
  ) {}

  @Query(() => MatchConnectionType, {
    description: 'The lists may be a moment behind the matches.',
  })
  async matches(
    @Args() args: MatchListArgs,
    @Asker() asker: Identity | undefined,
  ): Promise<MatchConnectionType> {
    await this.writes.projected(args.afterTokens);
    const asked = matchesAsked(args, asker, this.clock.now());
    return matchConnection(this.lists, asked, await this.lists.page(asked));
  }
}
