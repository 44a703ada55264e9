/** One match as its viewer may see it. */
import { Inject } from '@nestjs/common';
import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import type { RulesSource } from '@scoresheet/domain-match';
import type { Identity } from '@scoresheet/services-accounts';
import { RULES } from '../api-parts.js';
import { HouseReading } from '../house-reads/house-reading.service.js';
import { ReadYourWrites } from '../read-your-writes.service.js';
import { Asker } from '../transport/request-context.js';
import { seenMatch } from '../visibility-cut.js';
import { matchType, MatchType } from './match.type.js';
import { SeenMatches } from './seen-matches.service.js';

@Resolver()
export class MatchResolver {
  constructor(
    private readonly seen: SeenMatches,
    private readonly reading: HouseReading,
    private readonly writes: ReadYourWrites,
    @Inject(RULES) private readonly rules: RulesSource,
  ) {}

  @Query(() => MatchType, { nullable: true, description: 'Null where there is no such match.' })
  async match(
    @Args('id', { type: () => ID }) id: string,
    @Args('after', {
      type: () => [String],
      defaultValue: [],
      description: 'Tokens of events that the answer has to know of.',
    })
    after: readonly string[],
    @Asker() asker: Identity | undefined,
  ): Promise<MatchType | null> {
    await this.writes.read(after);
    const seen = await this.seen.find(id, asker);
    if (seen === undefined) return null;
    const { state, cut } = seen;
    if (cut.viewer === 'house' && state.table) {
      await this.reading.note(id, asker, { way: 'table', upToSeq: state.seq });
    }
    const ownSeat = typeof cut.viewer === 'number' ? cut.viewer : null;
    return matchType(seenMatch(state, cut, this.rules), ownSeat);
  }
}
