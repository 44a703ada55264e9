/** Lists of tournaments, page by page, in either direction. */
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import type { TournamentLists } from '@scoresheet/services-read-models';
import { TOURNAMENT_LISTS } from '../../api-parts.js';
import { ReadYourWrites } from '../../read-your-writes.service.js';
import { Asker } from '../../transport/request-context.js';
import { TournamentTitles } from '../words/tournament-titles.service.js';
import { tournamentConnection } from './tournament-connection.js';
import { TournamentConnectionType } from './tournament-connection.type.js';
import { TournamentListArgs } from './tournament-list.args.js';
import { tournamentsAsked } from './tournament-list.request.js';

@Resolver()
export class TournamentListResolver {
  constructor(
    private readonly writes: ReadYourWrites,
    private readonly titles: TournamentTitles,
    @Inject(TOURNAMENT_LISTS) private readonly lists: TournamentLists,
  ) {}

  @Query(() => TournamentConnectionType, {
    description:
      'The lists may be a moment behind the tournaments. Drafts are there for their house alone.',
  })
  async tournaments(
    @Args() args: TournamentListArgs,
    @Asker() asker: Identity | undefined,
  ): Promise<TournamentConnectionType> {
    await this.writes.projected(args.afterTokens);
    const asked = tournamentsAsked(args, asker);
    const page = await this.lists.page(asked);
    const titleOf = (tournament: string) => this.titles.titleOf(tournament);
    return tournamentConnection(this.lists, { asked, page, titleOf });
  }
}
