/** One match as its viewer may see it. */
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { RulesSource } from '@scoresheet/domain-match';
import type { Identity } from '@scoresheet/services-accounts';
import { RULES } from '../api-parts.js';
import { HouseReading } from '../house-reads/house-reading.service.js';
import { ReadYourWrites } from '../read-your-writes.service.js';
import { Asker } from '../transport/request-context.js';
import { seenMatch } from '../visibility-cut.js';
import { LookArgs } from './look.args.js';
import { matchType, MatchType } from './match.type.js';
import type { Look } from './perspective.js';
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
    @Args() { id, after, ...look }: LookArgs,
    @Asker() asker: Identity | undefined,
  ): Promise<MatchType | null> {
    await this.writes.read(after);
    return this.find(id, { asker, ...look });
  }

  /** The match as far as this process has read. */
  async find(id: string, look: Look): Promise<MatchType | null> {
    const seen = await this.seen.find(id, look);
    if (seen === undefined) return null;
    const { state, cut, ownSeat } = seen;
    if (cut.isNoted && state.table) {
      await this.reading.note(id, look.asker, { way: 'table', upToSeq: state.seq });
    }
    return matchType(seenMatch(state, cut, this.rules), ownSeat);
  }
}
