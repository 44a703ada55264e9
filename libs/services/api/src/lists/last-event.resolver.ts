/** What has happened last in a match of a list, as everybody may know it. */
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Identity } from '@scoresheet/services-accounts';
import { matchEventType, MatchEventType } from '../events/match-event.type.js';
import { MatchTails } from '../matches/match-tails.service.js';
import { SeenMatches } from '../matches/seen-matches.service.js';
import { Asker } from '../transport/request-context.js';
import { PUBLIC_CUT } from '../visibility-cut.js';
import { MatchSummaryType } from './match-connection.type.js';

@Resolver(() => MatchSummaryType)
export class LastEventResolver {
  constructor(
    private readonly tails: MatchTails,
    private readonly seen: SeenMatches,
  ) {}

  @ResolveField(() => MatchEventType, {
    nullable: true,
    description:
      'The last event that you may know of, clock ticks left out. Null if the match is suspended.',
  })
  async lastEvent(
    @Parent() summary: MatchSummaryType,
    @Asker() asker: Identity | undefined,
  ): Promise<MatchEventType | null> {
    const seq = summary.suspended ? undefined : await this.lastSeq(summary, asker);
    if (seq === undefined) return null;
    const [event] = await this.tails.history(summary.id, seq, 1);
    return event === undefined ? null : matchEventType(event, PUBLIC_CUT);
  }

  private async lastSeq(
    { id, lastStepSeq, isHeldBehind }: MatchSummaryType,
    asker: Identity | undefined,
  ): Promise<number | undefined> {
    if (!isHeldBehind && lastStepSeq !== null) return lastStepSeq;
    return (await this.seen.find(id, { asker }))?.state.lastStep?.seq;
  }
}
