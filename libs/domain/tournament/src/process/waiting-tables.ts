/** Tables at which the house can do nothing without staff. */
import type { Entrant } from '../fold/round-facts.js';
import type { TournamentState } from '../fold/tournament-state.js';
import { gamesAt, type TableGames } from './table-games.js';
import {
  tableInPlay,
  tablesInPlay,
  type ProcessEnvironment,
  type Standings,
  type TableInPlay,
} from './table-in-play.js';
import { isTimeUp } from './table-time.js';

/**
 * `entrant-without-account`: bind each entrant to an account. `time-over`: the time of the round was
 * up before anything was played; extend it, or enter a result. `matches-refused`: no match could be
 * opened; enter a result.
 */
export type OpeningProblem = 'entrant-without-account' | 'time-over' | 'matches-refused';

interface WaitingTable {
  readonly table: number;
  readonly why: OpeningProblem;
  /** Whom the table waits for. */
  readonly entrants: readonly Entrant[];
}

export function waitingTables(
  tournament: TournamentState,
  standings: Standings,
  env: ProcessEnvironment,
): readonly WaitingTable[] {
  return tablesInPlay(tournament).flatMap((place) => {
    const why = problemAt(place, standings, env);
    if (why === undefined) return [];
    const { number, entrants } = place.table;
    const isUnbound = why === 'entrant-without-account';
    return [{ table: number, why, entrants: isUnbound ? unbound(place) : entrants }];
  });
}

/** Why the table has no match until staff act; undefined if it is not in play or lacks nothing. */
export function openingProblem(
  tournament: TournamentState,
  table: number,
  standings: Standings,
  env: ProcessEnvironment,
): OpeningProblem | undefined {
  const place = tableInPlay(tournament, table);
  return place && problemAt(place, standings, env);
}

function problemAt(
  place: TableInPlay,
  standings: Standings,
  env: ProcessEnvironment,
): OpeningProblem | undefined {
  if (place.table.hasQuestion) return undefined;
  return problemOf(place, gamesAt(place, standings, env), env);
}

function problemOf(
  place: TableInPlay,
  { stands, ended }: TableGames,
  { nowMs }: ProcessEnvironment,
): OpeningProblem | undefined {
  if (stands.is === 'unclear' && ended.length === 0) return 'matches-refused';
  if (stands.is !== 'waiting') return undefined;
  if (unbound(place).length > 0) return 'entrant-without-account';
  return isTimeUp(place, nowMs) ? 'time-over' : undefined;
}

const unbound = ({ entrants }: TableInPlay): readonly Entrant[] =>
  entrants.filter(({ actor }) => actor === null).map(({ number }) => number);
