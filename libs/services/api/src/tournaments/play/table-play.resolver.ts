/** Play at a table on the platform: players find their match here, and so do spectators. */
import { ID, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { TournamentState } from '@scoresheet/domain-tournament';
import { TournamentTails } from '../tournament-tails.service.js';
import { TournamentTableType } from '../views/table.type.js';
import { TableMatches, type TablePlay } from './table-matches.service.js';
import { OpeningProblemCode, TablePlayStatus } from './table-play.type.js';

interface SeenPlay extends TablePlay {
  /** Whether spectators see the matches of the tournament later than players. */
  readonly isDelayed: boolean;
}

const NO_PLAY: SeenPlay = {
  match: null,
  status: null,
  wins: null,
  problem: null,
  isDelayed: false,
};

@Resolver(() => TournamentTableType)
export class TablePlayResolver {
  /** Fields of one table that are asked for together are worked out once. */
  private readonly plays = new WeakMap<TournamentTableType, Promise<SeenPlay>>();

  constructor(
    private readonly tournaments: TournamentTails,
    private readonly matches: TableMatches,
  ) {}

  @ResolveField(() => ID, {
    nullable: true,
    description:
      'The match in play at the table. Null before it is opened, between two games of a series, ' +
      'and once the table has a result.',
  })
  async match(@Parent() table: TournamentTableType): Promise<string | null> {
    return (await this.playAt(table)).match;
  }

  @ResolveField(() => TablePlayStatus, {
    nullable: true,
    description:
      'How far the match at the table is. Null if the table is not in play on the platform, and if ' +
      'the tournament delays its spectators: there the match itself says it.',
  })
  async playStatus(@Parent() table: TournamentTableType): Promise<TablePlayStatus | null> {
    const { status, isDelayed } = await this.playAt(table);
    if (status === null || isDelayed) return null;
    return status === 'over' ? TablePlayStatus.ENDED : (status as TablePlayStatus);
  }

  @ResolveField(() => [Int], {
    nullable: true,
    description:
      'Games won so far, in the order of the seats. Null if `playStatus` is null, and at tables ' +
      'of more than two.',
  })
  async gamesWon(@Parent() table: TournamentTableType): Promise<readonly number[] | null> {
    const { wins, isDelayed } = await this.playAt(table);
    return isDelayed ? null : wins;
  }

  @ResolveField(() => OpeningProblemCode, {
    nullable: true,
    description: 'Why no match opens until staff act. Null if nothing is missing.',
  })
  async openingProblem(@Parent() table: TournamentTableType): Promise<OpeningProblemCode | null> {
    return (await this.playAt(table)).problem as OpeningProblemCode | null;
  }

  private playAt(table: TournamentTableType): Promise<SeenPlay> {
    const known = this.plays.get(table) ?? this.read(table);
    this.plays.set(table, known);
    return known;
  }

  private async read({ tournament, ...place }: TournamentTableType): Promise<SeenPlay> {
    const state = (await this.tournaments.standingOf(tournament))?.state;
    if (state === undefined || !isOfCurrentRound(state, place)) return NO_PLAY;
    const play = await this.matches.at(state, place.number);
    return { ...play, isDelayed: state.terms.spectatorDelay !== undefined };
  }
}

/** Numbers of tables come again in the next round. */
function isOfCurrentRound(
  { phases }: TournamentState,
  { phase, round }: Pick<TournamentTableType, 'phase' | 'round'>,
): boolean {
  const current = phases.at(-1);
  return current?.phase === phase && current.rounds.at(-1)?.round === round;
}
