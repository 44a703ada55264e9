/** How many watch a match, as far as this process knows: each api process has followers of its own. */
import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { MatchSubscriptions } from '../events/match-subscriptions.service.js';
import { MatchSummaryType } from '../lists/match-connection.type.js';
import { MatchType } from './match.type.js';

const WATCHERS = {
  description: 'Subscriptions of those without a seat, at the api process that answers.',
};

@Resolver(() => MatchType)
export class WatchersResolver {
  constructor(private readonly subscriptions: MatchSubscriptions) {}

  @ResolveField(() => Int, WATCHERS)
  watchers(@Parent() { id }: MatchType): number {
    return this.subscriptions.watchersOf(id);
  }
}

@Resolver(() => MatchSummaryType)
export class SummaryWatchersResolver {
  constructor(private readonly subscriptions: MatchSubscriptions) {}

  @ResolveField(() => Int, WATCHERS)
  watchers(@Parent() { id }: MatchSummaryType): number {
    return this.subscriptions.watchersOf(id);
  }
}
