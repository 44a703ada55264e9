/**
 * The process manager of a tournament: from its state and what is known of its matches, the commands
 * that are still missing. It is a function of these alone, so it may run at every change and at every
 * start, twice and by several processes: whoever sees the same says the same under the same ids.
 */
import { saidByHouse } from '@scoresheet/domain-match';
import type { TournamentState } from '../fold/tournament-state.js';
import { createTableMatch } from './create-table-match.js';
import { commandIdFor, type HouseCommand } from './house-commands.js';
import { leftOverMatches } from './left-over-matches.js';
import { recordTable } from './record-table.js';
import { atOnce, TABLES_AT_ONCE } from './steps.js';
import { gamesAt, type TableGames } from './table-games.js';
import {
  tablesInPlay,
  type ProcessEnvironment,
  type Standings,
  type TableInPlay,
} from './table-in-play.js';
import { isTimeUp } from './table-time.js';

/**
 * `standings` holds every match of `matchesOf`, and what else is known of matches of this tournament.
 * What the commands say is missing until tournament and matches tell of it.
 */
export const missingCommands = (
  tournament: TournamentState,
  standings: Standings,
  env: ProcessEnvironment,
): readonly HouseCommand[] => atOnce(missingInSteps(tournament, standings, env));

/**
 * The tournament may go on between two steps. Then nothing is said to be left over, for a table that
 * was set up meanwhile may wait for it: the next look tells.
 */
export function* missingInSteps(
  tournament: TournamentState,
  standings: Standings,
  env: ProcessEnvironment,
): Generator<void, readonly HouseCommand[]> {
  const { seq } = tournament;
  const live = new Set<string>();
  const replaced = new Set<string>();
  const missing: HouseCommand[] = [];
  for (const [at, place] of tablesInPlay(tournament).entries()) {
    if (at % TABLES_AT_ONCE === TABLES_AT_ONCE - 1) yield;
    if (place.table.result !== null) continue;
    const games = gamesAt(place, standings, env);
    if (games.stands.is === 'playing') live.add(games.stands.match);
    for (const match of games.replaced) replaced.add(match);
    const command = missingAt(place, games, env);
    if (command !== undefined) missing.push(command);
  }
  if (tournament.seq !== seq) return missing;
  return [...missing, ...leftOverMatches(tournament, { standings, live, replaced }, env)];
}

function missingAt(
  place: TableInPlay,
  games: TableGames,
  env: ProcessEnvironment,
): HouseCommand | undefined {
  const { stands, ended } = games;
  if (stands.is === 'playing') {
    const isCalled = stands.standing.isTimeCalled || !isTimeUp(place, env.nowMs);
    return isCalled ? undefined : callTableTime(place, stands.match, env);
  }
  if (place.table.hasQuestion) return undefined;
  if (stands.is === 'waiting') {
    return isTimeUp(place, env.nowMs) ? undefined : createTableMatch(place, stands.next);
  }
  return ended.length === 0 ? undefined : recordTable(place, games, env.sha256);
}

/** Once a match: more time that is given afterwards takes nothing back. */
function callTableTime(
  { tournament, phase }: TableInPlay,
  match: string,
  { sha256 }: ProcessEnvironment,
): HouseCommand {
  const commandId = commandIdFor(tournament.record, ['call-table-time', match], sha256);
  const { extraTurns = 0 } = phase.terms;
  return { ...saidByHouse(commandId, match), type: 'call-table-time', extraTurns };
}
