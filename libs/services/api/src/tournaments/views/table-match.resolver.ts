/** The match that is played at a table: who sits there finds it, and so does who wants to watch. */
import { Inject } from '@nestjs/common';
import { ID, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { sha256 } from '@scoresheet/domain-record/node';
import { matchInPlay, standingOfMatch, type MatchStanding } from '@scoresheet/domain-tournament';
import DataLoader from 'dataloader';
import { API_CLOCK } from '../../api-parts.js';
import type { Clock } from '../../clock.js';
import { MatchTails } from '../../matches/match-tails.service.js';
import { TournamentTails } from '../tournament-tails.service.js';
import { TournamentTableType } from './table.type.js';

/** A match that is not there, or that nobody can say anything of: the attempt after it may be. */
const NOT_THERE: MatchStanding = { status: 'refused' };
/** Which match is played depends on who has won, and on nothing of these. */
const NOT_ASKED = { hash: '', createdAtMs: 0 };

@Resolver(() => TournamentTableType)
export class TableMatchResolver {
  /** A hall asks for hundreds of matches that nobody has opened yet: one question is asked for all. */
  private readonly opened = new DataLoader<string, boolean>(
    async (matches) => {
      const known = await this.matches.allRead(matches);
      return matches.map((match) => known.has(match));
    },
    { cache: false },
  );

  constructor(
    private readonly tournaments: TournamentTails,
    private readonly matches: MatchTails,
    @Inject(API_CLOCK) private readonly clock: Clock,
  ) {}

  @ResolveField(() => ID, {
    nullable: true,
    description:
      'The match that is played there just now. Null before it is opened, between two games of a ' +
      'series, and once the table has a result.',
  })
  async match(@Parent() { tournament, phase, round, number }: TournamentTableType) {
    const state = (await this.tournaments.standingOf(tournament))?.state;
    const played = state?.phases.at(-1);
    // Numbers of tables come again in the next round.
    const isPlayed = played?.phase === phase && played.rounds.at(-1)?.round === round;
    if (state === undefined || !isPlayed) return null;
    const standings = new Map<string, MatchStanding>();
    for (;;) {
      const env = { sha256, nowMs: this.clock.now() };
      const { match, dependsOn } = matchInPlay(state, number, standings, env);
      const unread = dependsOn.filter((id) => !standings.has(id));
      if (unread.length === 0) return match;
      for (const id of unread) standings.set(id, await this.standingOf(id));
    }
  }

  private async standingOf(match: string): Promise<MatchStanding> {
    const isOpened = await this.opened.load(match);
    const state = isOpened ? (await this.matches.standingOf(match))?.state : undefined;
    return state === undefined ? NOT_THERE : standingOfMatch(state, NOT_ASKED);
  }
}
