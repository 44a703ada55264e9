/** The match that is played at a table just now, for those who sit there and those who watch. */
import type { TournamentState } from '../fold/tournament-state.js';
import { gamesAt } from './table-games.js';
import { tableInPlay, type ProcessEnvironment, type Standings } from './table-in-play.js';

interface MatchInPlay {
  /** A match that is open; null before it was opened, between two games, and after the result. */
  readonly match: string | null;
  /** Matches on which it depends: read those that are not known yet, and ask again. */
  readonly dependsOn: readonly string[];
}

const NONE: MatchInPlay = { match: null, dependsOn: [] };

/** A match that cannot be found counts as refused: the attempt after it may be there. */
export function matchInPlay(
  tournament: TournamentState,
  table: number,
  standings: Standings,
  env: ProcessEnvironment,
): MatchInPlay {
  const place = tableInPlay(tournament, table);
  if (place === undefined) return NONE;
  const { stands, matches } = gamesAt(place, standings, env);
  return { match: stands.is === 'playing' ? stands.match : null, dependsOn: matches };
}
