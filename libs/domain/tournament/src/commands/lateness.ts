/**
 * What it costs to come late to a table, where the terms pin that. Staff say when somebody is late,
 * by a penalty for the infraction `lateness`; every other loss is a note for staff to act on.
 */
import type { PenaliseEntrant, TableResult } from '@scoresheet/contracts-messages';
import type { Entrant } from '../fold/round-facts.js';
import { currentPhase, currentRound, entrantIn, isIn } from '../fold/tournament-state.js';
import type { TableState, TournamentState } from '../fold/tournament-state.js';
import type { Facts } from './deciding.js';
import { refused, type Refused } from './not-accepted.js';

const LATENESS = 'lateness';

/** The loss that each preset wants; a caution or a warning costs nothing under either. */
const LOSS = { 'game-loss': 'game-loss', 'match-loss-and-drop': 'match-loss' } as const;

export function costOfLateness(
  state: TournamentState,
  { infraction, penalty, entrant }: PenaliseEntrant,
): Facts | Refused {
  const { lateness } = state.terms;
  const isLoss = penalty === 'game-loss' || penalty === 'match-loss';
  if (lateness === undefined || infraction !== LATENESS || !isLoss) return [];
  if (penalty !== LOSS[lateness]) {
    return refused('penalty-unclear', `Lateness costs a ${LOSS[lateness]} in this tournament.`);
  }
  const table = openTableOf(state, entrant);
  const winner = table?.entrants.find((other) => other !== entrant);
  if (table === undefined || winner === undefined) {
    return refused('penalty-unclear', `Entrant ${entrant} has no table of two that is open.`);
  }
  const counted = { kind: 'lateness-counted', table: table.number, entrant } as const;
  const lost = { is: 'forfeit', winner } as const;
  const forfeit = { kind: 'result-recorded', table: table.number, result: lost } as const;
  if (penalty === 'game-loss')
    return isAllLost(state, table, entrant) ? [counted, forfeit] : [counted];
  const found = entrantIn(state, entrant);
  const isThere = found !== undefined && isIn(found);
  const dropped = isThere ? [{ kind: 'entrants-dropped', entrants: [entrant] } as const] : [];
  return [counted, forfeit, ...dropped];
}

function openTableOf(state: TournamentState, entrant: Entrant): TableState | undefined {
  const round = currentRound(state);
  if (round?.stage !== 'published' && round?.stage !== 'playing') return undefined;
  const table = round.tables.get(entrantIn(state, entrant)?.table ?? 0);
  const isPair = table?.entrants.length === 2 && currentPhase(state)?.terms.kind !== 'pods';
  return isPair && table.result === null ? table : undefined;
}

const gamesLost = ({ late }: TableState, entrant: Entrant): number =>
  late.filter((each) => each === entrant).length;

/** Whether one game more decides the series. */
function isAllLost(state: TournamentState, table: TableState, entrant: Entrant): boolean {
  const { bestOf = 1 } = currentPhase(state)?.terms ?? {};
  return gamesLost(table, entrant) + 1 >= (bestOf + 1) / 2;
}

/** A game that was lost for lateness is among those that the opponent has won. */
export function latenessRefusal(
  { terms }: TournamentState,
  table: TableState,
  result: TableResult,
): Refused | undefined {
  if (terms.lateness !== 'game-loss' || result.is !== 'games') return undefined;
  const [one = 0, other = 0] = table.entrants;
  const [ofOne, ofOther] = result.wins;
  const isCounted = ofOther >= gamesLost(table, one) && ofOne >= gamesLost(table, other);
  if (isCounted) return undefined;
  return refused('result-unclear', 'A game was lost for lateness: count it for the opponent.');
}
