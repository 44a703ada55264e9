/** The matches that the process manager looks at, so that somebody can read them beforehand. */
import type { TournamentState } from '../fold/tournament-state.js';
import { gamesAt } from './table-games.js';
import { tablesInPlay, type ProcessEnvironment, type Standings } from './table-in-play.js';

/**
 * Which games and attempts come next depends on how the earlier ones ended: read those that are named
 * and ask again, until no other is named. A match that cannot be found has not been opened.
 */
export const matchesOf = (
  tournament: TournamentState,
  standings: Standings,
  env: ProcessEnvironment,
): readonly string[] =>
  tablesInPlay(tournament).flatMap((place) => gamesAt(place, standings, env).matches);
