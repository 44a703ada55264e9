/** What staff do about infractions, and calls for them. */
import type {
  AnswerCall,
  CallStaff,
  DisqualifyEntrant,
  PenaliseEntrant,
} from '@scoresheet/contracts-messages';
import type { Entrant } from '../fold/round-facts.js';
import type { TournamentFact } from '../fold/tournament-facts.js';
import { currentRound, entrantIn, isIn, type TournamentState } from '../fold/tournament-state.js';
import { isNo, type Decided, type Facts, type Situation } from './deciding.js';
import { entrantNumbered } from './entrant-numbers.js';
import { admitted } from './entrants.js';
import { refused } from './not-accepted.js';

/** The penalty is known to the house; points that it takes off are seen in the standings. */
export function penaliseEntrant({ state }: Situation, command: PenaliseEntrant): Decided {
  const { entrant, penalty, infraction, points } = command;
  const found = entrantNumbered(state, entrant);
  if (isNo(found)) return found;
  if ((penalty === 'points') !== (points !== undefined)) {
    return refused('penalty-unclear', 'Points are named where the penalty takes points off.');
  }
  if (found.actor !== null && found.actor === command.actor) {
    return refused('own-table', 'Nobody rules on themselves.');
  }
  const taken = points ?? 0;
  return [
    { kind: 'entrant-penalised', entrant, penalty, points: taken, infraction },
    ...(taken > 0 ? [{ kind: 'points-taken', entrant, points: taken } as const] : []),
  ];
}

/** An open table is lost; one that is decided stays as it was played. */
export function disqualifyEntrant({ state }: Situation, { entrant }: DisqualifyEntrant): Decided {
  const found = entrantNumbered(state, entrant);
  if (isNo(found)) return found;
  if (found.status === 'disqualified') {
    return refused('entrant-gone', `Entrant ${entrant} is disqualified already.`);
  }
  return [
    { kind: 'entrant-disqualified', entrant },
    ...lostTable(state, entrant),
    ...admitted(state, isIn(found)),
  ];
}

function lostTable(state: TournamentState, entrant: Entrant): Facts {
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
  const isAlone = entrantIn(state, winner)?.status === 'disqualified';
  const result = isAlone ? ({ is: 'double-loss' } as const) : ({ is: 'forfeit', winner } as const);
  return [{ kind: 'result-recorded', table: number, result }];
}

export function callStaff({ state }: Situation, { actor }: CallStaff): Decided {
  const entrant = state.entrantOf.get(actor) ?? 0;
  return [{ kind: 'staff-called', entrant }];
}

export function answerCall({ state }: Situation, { entrant }: AnswerCall): Decided {
  const found = entrantNumbered(state, entrant);
  if (isNo(found)) return found;
  if (found.hasCalled) return [{ kind: 'call-answered', entrant }];
  return refused('not-called', `Entrant ${entrant} has not called, or was answered already.`);
}
