/** The match in play at a table, for the players there and for spectators. */
import { seriesOf } from '@scoresheet/domain-match';
import type { TableState, TournamentState } from '../fold/tournament-state.js';
import { attemptNamed } from './attempt-names.js';
import type { KnownMatch } from './match-standing.js';
import { gamesAt, MAX_ATTEMPTS, type TableGames } from './table-games.js';
import {
  isOfTwo,
  tableInPlay,
  tablesInPlay,
  type ProcessEnvironment,
  type Standings,
  type TableInPlay,
} from './table-in-play.js';
import { TABLES_AT_ONCE } from './steps.js';

/**
 * `opening`: the next match is not open yet. `ended`: all games are played or given up, and the
 * result is not on the record yet.
 */
export type PlayStatus = 'opening' | KnownMatch['status'] | 'ended';

export interface MatchInPlay {
  /** An open match; null before it is opened, between two games, and after the result. */
  readonly match: string | null;
  /** The status of play; null if the table is not in play. */
  readonly status: PlayStatus | null;
  /** Games won so far, by seat; null if the table does not play a series of two. */
  readonly wins: readonly [number, number] | null;
  /** Matches on which the answer depends: read the unknown ones, then ask again. */
  readonly dependsOn: readonly string[];
}

const NOT_IN_PLAY: MatchInPlay = { match: null, status: null, wins: null, dependsOn: [] };

/** A match that cannot be found counts as refused: the next attempt may be open. */
export function matchInPlay(
  tournament: TournamentState,
  table: number,
  standings: Standings,
  env: ProcessEnvironment,
): MatchInPlay {
  const place = tableInPlay(tournament, table);
  if (place === undefined) return NOT_IN_PLAY;
  const games = gamesAt(place, standings, env);
  const { stands, played, matches } = games;
  return {
    match: stands.is === 'playing' ? stands.match : null,
    status: statusOf(games, standings),
    wins: isOfTwo(place) ? seriesOf(played.length, played).wins : null,
    dependsOn: matches,
  };
}

function statusOf({ stands, matches }: TableGames, standings: Standings): PlayStatus {
  if (stands.is === 'playing') return stands.standing.status;
  if (stands.is === 'waiting') return 'opening';
  const last = standings.get(matches.at(-1) ?? '');
  return stands.is === 'unclear' && last?.status === 'refused' ? 'opening' : 'ended';
}

/** Ids of all matches that the tables in play may open, with their tables. */
export function* dueMatches(
  tournament: TournamentState,
  env: ProcessEnvironment,
): Generator<void, ReadonlyMap<string, TableState>> {
  const due = new Map<string, TableState>();
  for (const [at, place] of tablesInPlay(tournament).entries()) {
    if (at % TABLES_AT_ONCE === TABLES_AT_ONCE - 1) yield;
    for (const match of matchesAt(place, env)) due.set(match, place.table);
  }
  return due;
}

function matchesAt(place: TableInPlay, env: ProcessEnvironment): readonly string[] {
  const games = isOfTwo(place) ? (place.phase.terms.bestOf ?? 1) : 1;
  return Array.from({ length: games * MAX_ATTEMPTS }, (_, at) => {
    const game = Math.floor(at / MAX_ATTEMPTS) + 1;
    return attemptNamed(place, game, (at % MAX_ATTEMPTS) + 1, env).match;
  });
}
