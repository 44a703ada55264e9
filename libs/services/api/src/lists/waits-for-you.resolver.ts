/** Whether a match of a list waits for whoever asks, so that a list says it of all of its rows. */
import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { RulesSource } from '@scoresheet/domain-match';
import type { Identity } from '@scoresheet/services-accounts';
import { RULES } from '../api-parts.js';
import { MatchTails } from '../matches/match-tails.service.js';
import { MatchStatus } from '../matches/match.type.js';
import { Asker } from '../transport/request-context.js';
import { cutOf, ownSeatOf, seenMatch } from '../visibility-cut.js';
import { MatchSummaryType } from './match-connection.type.js';

@Resolver(() => MatchSummaryType)
export class WaitsForYouResolver {
  constructor(
    private readonly tails: MatchTails,
    @Inject(RULES) private readonly rules: RulesSource,
  ) {}

  @ResolveField(() => Boolean, {
    description:
      'Whether the match waits for you: to get ready, or to decide something that you have to.',
  })
  async waitsForYou(
    @Parent() { id, status, suspended, seats }: MatchSummaryType,
    @Asker() asker: Identity | undefined,
  ): Promise<boolean> {
    // A match is looked at for those alone who play in it: lists are full of those of others.
    const own = seats.find(({ actor }) => actor !== null && actor === asker?.accountId);
    if (own === undefined || suspended || status === MatchStatus.OVER) return false;
    return status === MatchStatus.OPEN ? !own.ready : this.isAsked(id, asker);
  }

  private async isAsked(match: string, asker: Identity | undefined): Promise<boolean> {
    const { state, suspension } = (await this.tails.standingOf(match)) ?? {};
    if (state === undefined || suspension !== undefined) return false;
    const seat = ownSeatOf(state, asker);
    const { table } = seenMatch(state, cutOf(state, asker), this.rules);
    const open = table?.decisions ?? [];
    return open.some((decision) => decision.seat === seat && decision.optional !== true);
  }
}
