/** A match as its page tells strangers of it, for the price of a request however long it is. */
import { Inject, Injectable } from '@nestjs/common';
import { viewMatch, type MatchView, type RulesSource } from '@scoresheet/domain-match';
import { API_CLOCK, MATCH_LISTS, RULES, type MatchLists } from '../api-parts.js';
import type { Clock } from '../clock.js';
import { MatchTails } from '../matches/match-tails.service.js';
import { SeenMatches } from '../matches/seen-matches.service.js';
import { listSight } from '../visibility-cut.js';

const A_STRANGER = { asker: undefined };
/**
 * Lists know all matches but those that have just begun. A longer one is not folded: a match of
 * thousands of events would take a second or two.
 */
const MOST_EVENTS_FOLDED = 100;

export interface ToldMatch extends Pick<MatchView, 'game' | 'status'> {
  readonly seats: readonly { readonly actor: string | null }[];
  readonly result: { readonly places: readonly (readonly number[])[] } | null;
}

@Injectable()
export class ToldMatches {
  @Inject(RULES) private readonly rules!: RulesSource;

  constructor(
    private readonly seen: SeenMatches,
    private readonly tails: MatchTails,
    @Inject(MATCH_LISTS) private readonly lists: MatchLists,
    @Inject(API_CLOCK) private readonly clock: Clock,
  ) {}

  /** The match, undefined where a stranger is told nothing of it. Refuses one that stands still. */
  async find(id: string): Promise<ToldMatch | undefined> {
    return (await this.listed(id)) ?? (await this.lookedAt(id));
  }

  /** The match as lists show it to strangers. */
  private async listed(id: string): Promise<ToldMatch | undefined> {
    const { rows } = await this.lists.page({
      sight: listSight(undefined, this.clock.now()),
      filter: { id, suspended: false },
      order: { by: 'created', newestFirst: true },
      take: 'first',
      size: 1,
    });
    return rows[0];
  }

  private async lookedAt(id: string): Promise<ToldMatch | undefined> {
    if ((await this.tails.lengthOf(id)) > MOST_EVENTS_FOLDED) return undefined;
    const found = await this.seen.find(id, A_STRANGER);
    return found && viewMatch(found.state, 'public', this.rules);
  }
}
