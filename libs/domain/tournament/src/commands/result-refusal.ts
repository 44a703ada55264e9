/** Whether a result is one that this table can have. */
import type { TableResult } from '@scoresheet/contracts-messages';
import type { PhaseState, TableState, TournamentState } from '../fold/tournament-state.js';
import { outcomeOf } from '../rounds/outcome-of.js';
import { refused, type Refused } from './not-accepted.js';

export function resultRefusal(
  { terms }: TournamentState,
  phase: PhaseState,
  table: TableState,
  result: TableResult,
): Refused | undefined {
  const isPair = table.entrants.length === 2 && phase.terms.kind !== 'pods';
  const problem = isPair ? pairProblem(phase, table, result) : podProblem(table, result);
  if (problem !== undefined) return refused('result-unclear', problem);
  if (result.is === 'intentional-draw' && !terms.intentionalDraws) {
    return refused('result-unclear', 'This tournament has no intentional draws.');
  }
  return undefined;
}

function pairProblem(
  { terms, plannedRounds }: PhaseState,
  table: TableState,
  result: TableResult,
): string | undefined {
  if (result.is === 'places') return 'A table of two has games, not places.';
  if (result.is === 'forfeit' && !table.entrants.includes(result.winner)) {
    return `Entrant ${result.winner} does not sit at table ${table.number}.`;
  }
  const isDraw = outcomeOf({ entrants: table.entrants, result })?.is === 'draw';
  if (plannedRounds === null && isDraw) return 'A match of a bracket has a winner.';
  return result.is === 'games' ? gamesProblem(terms.bestOf ?? 1, result) : undefined;
}

/** A series ends when somebody has won more than half of its games, or when time is called. */
function gamesProblem(
  bestOf: number,
  { wins, draws }: Extract<TableResult, { is: 'games' }>,
): string | undefined {
  const [one, other] = wins;
  const enough = (bestOf + 1) / 2;
  if (one > enough || other > enough || (one === enough && other === enough)) {
    const games = enough === 1 ? 'one game' : `${enough} games`;
    return `A best of ${bestOf} is won with ${games}: ${one}-${other} cannot be.`;
  }
  if (one + other + draws === 0) return 'A result names games; nobody came is a double loss.';
  // Drawn games are played again until time is called, so there may be more games than usual.
  return draws > bestOf ? `${draws} drawn games in a best of ${bestOf} cannot be.` : undefined;
}

function podProblem(table: TableState, result: TableResult): string | undefined {
  if (result.is === 'double-loss') return undefined;
  if (result.is !== 'places') return 'A table of three and more has places.';
  const placed = result.places.flat();
  const isEveryone =
    placed.length === table.entrants.length &&
    table.entrants.every((entrant) => placed.includes(entrant));
  if (!isEveryone) return 'Places name each entrant of the table once.';
  const { scores } = result;
  if (scores === undefined || scores.length === placed.length) return undefined;
  return 'Scores are named for each entrant of the table, in its order.';
}
