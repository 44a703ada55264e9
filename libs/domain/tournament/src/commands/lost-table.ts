/** The table of an entrant who leaves during a match. */
import type { Entrant } from '../fold/round-facts.js';
import type { TournamentFact } from '../fold/tournament-facts.js';
import { currentPhase, currentRound, entrantIn, isIn } from '../fold/tournament-state.js';
import type { TournamentState } from '../fold/tournament-state.js';
import { isDecidedOnce } from '../rounds/decided-play.js';
import type { Facts } from './deciding.js';

/** An open table is lost; one that has a result keeps it. */
export function lostTable(state: TournamentState, entrant: Entrant): Facts {
  const round = currentRound(state);
  if (round?.stage !== 'published' && round?.stage !== 'playing') return [];
  const table = round.tables.get(entrantIn(state, entrant)?.table ?? 0);
  if (table === undefined || table.result !== null) return [];
  const { number } = table;
  const [winner] = table.entrants.filter((other) => other !== entrant);
  if (table.entrants.length !== 2 || winner === undefined) {
    const asked: TournamentFact = { kind: 'question-opened', table: number, why: 'entrant-gone' };
    return [asked];
  }
  const result = hasLeft(state, winner)
    ? ({ is: 'double-loss' } as const)
    : ({ is: 'forfeit', winner } as const);
  return [{ kind: 'result-recorded', table: number, result }];
}

/** By the rules `/1` of brackets, only a disqualified opponent has lost, too. */
function hasLeft(state: TournamentState, opponent: Entrant): boolean {
  const found = entrantIn(state, opponent);
  return loseByLeaving(state)
    ? found === undefined || !isIn(found)
    : found?.status === 'disqualified';
}

/** Whether a drop during a match loses it: staff decide the tables of other phases. */
export function loseByLeaving(state: TournamentState): boolean {
  const phase = currentPhase(state);
  return phase !== undefined && isDecidedOnce(phase);
}
