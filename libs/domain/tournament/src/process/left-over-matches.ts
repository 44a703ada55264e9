/**
 * Matches that no table waits for any more: its result came otherwise, it was repaired away, or the
 * tournament was cancelled. They end without a result, so that tables and matches cannot disagree.
 */
import { saidByHouse } from '@scoresheet/domain-match';
import { canonicalHash } from '@scoresheet/domain-record';
import { isOver, type TournamentState } from '../fold/tournament-state.js';
import { commandIdFor, type MatchCommand } from './house-commands.js';
import { isGoingOn, type KnownMatch } from './match-standing.js';
import type { ProcessEnvironment, Standings } from './table-in-play.js';

interface Matches {
  readonly standings: Standings;
  /** Matches that tables wait for. */
  readonly live: ReadonlySet<string>;
  /** Matches in whose place another one has been opened. */
  readonly replaced: ReadonlySet<string>;
}

export function leftOverMatches(
  tournament: TournamentState,
  { standings, live, replaced }: Matches,
  { sha256 }: ProcessEnvironment,
): readonly MatchCommand[] {
  const commands: MatchCommand[] = [];
  for (const [match, standing] of standings) {
    if (live.has(match) || standing.status === 'refused' || !isGoingOn(standing)) continue;
    if (!replaced.has(match) && !isLeftOver(tournament, standing)) continue;
    const purpose = ['end-match', match] as const;
    commands.push({
      ...saidByHouse(commandIdFor(tournament.record, purpose, sha256), match),
      type: 'end-match',
      result: 'no-result',
      reasonDigest: canonicalHash(['match left over', tournament.record, match], sha256),
    });
  }
  return commands;
}

/**
 * A match that is younger than the tournament's last event may have been opened for a table that this
 * reader has not heard of yet: the next event tells.
 */
const isLeftOver = (tournament: TournamentState, { createdAtMs }: KnownMatch): boolean =>
  isOver(tournament) || createdAtMs < tournament.at;
