/** The matches that the process manager looks at, so that somebody can read them beforehand. */
import type { TournamentState } from '../fold/tournament-state.js';
import { atOnce, TABLES_AT_ONCE } from './steps.js';
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
): readonly string[] => atOnce(matchesInSteps(tournament, standings, env));

export function* matchesInSteps(
  tournament: TournamentState,
  standings: Standings,
  env: ProcessEnvironment,
): Generator<void, readonly string[]> {
  const matches: string[] = [];
  for (const [at, place] of tablesInPlay(tournament).entries()) {
    if (at % TABLES_AT_ONCE === TABLES_AT_ONCE - 1) yield;
    matches.push(...gamesAt(place, standings, env).matches);
  }
  return matches;
}
