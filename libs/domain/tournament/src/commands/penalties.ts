/** What staff do about infractions, and calls for them. */
import type {
  AnswerCall,
  CallStaff,
  DisqualifyEntrant,
  PenaliseEntrant,
} from '@scoresheet/contracts-messages';
import { entrantIn, isIn } from '../fold/tournament-state.js';
import type { EntrantState, TournamentState } from '../fold/tournament-state.js';
import { isNo, type Decided, type Situation } from './deciding.js';
import { entrantNumbered } from './entrant-numbers.js';
import { admitted } from './entrants.js';
import { costOfLateness } from './lateness.js';
import { lostTable } from './lost-table.js';
import { conflict, refused, type Refused } from './not-accepted.js';

/** The penalty is known to the house; points that it takes off are seen in the standings. */
export function penaliseEntrant({ state }: Situation, command: PenaliseEntrant): Decided {
  const { entrant, penalty, infraction, points } = command;
  const found = entrantNumbered(state, entrant);
  if (isNo(found)) return found;
  if ((penalty === 'points') !== (points !== undefined)) {
    return refused('penalty-unclear', 'Points are named where the penalty takes points off.');
  }
  const refusal = ownRefusal(state, command.actor, found);
  if (refusal) return refusal;
  const taken = points ?? 0;
  const cost = costOfLateness(state, command);
  if (isNo(cost)) return cost;
  return [
    { kind: 'entrant-penalised', entrant, penalty, points: taken, infraction },
    ...(taken > 0 ? [{ kind: 'points-taken', entrant, points: taken } as const] : []),
    ...cost,
  ];
}

/** An open table is lost; one that is decided stays as it was played. */
export function disqualifyEntrant({ state }: Situation, command: DisqualifyEntrant): Decided {
  const { actor, entrant } = command;
  const found = entrantNumbered(state, entrant);
  if (isNo(found)) return found;
  if (found.status === 'disqualified') {
    return refused('entrant-gone', `Entrant ${entrant} is disqualified already.`);
  }
  const refusal = ownRefusal(state, actor, found);
  if (refusal) return refusal;
  return [
    { kind: 'entrant-disqualified', entrant },
    ...lostTable(state, entrant),
    ...admitted(state, isIn(found)),
  ];
}

/** Nobody rules on themselves, nor on whom they meet: they would win by it. */
function ownRefusal(
  { entrants, entrantOf }: TournamentState,
  actor: string,
  ruled: EntrantState,
): Refused | undefined {
  const own = entrants[(entrantOf.get(actor) ?? 0) - 1];
  const isMet = own !== undefined && own.table !== null && own.table === ruled.table;
  if (own !== ruled && !isMet) return undefined;
  return refused('own-table', 'You rule neither on yourself nor on whom you meet: others do.');
}

export function callStaff({ state }: Situation, { actor }: CallStaff): Decided {
  const entrant = state.entrantOf.get(actor) ?? 0;
  if (entrantIn(state, entrant)?.hasCalled) return conflict('You have called: staff will come.');
  return [{ kind: 'staff-called', entrant }];
}

export function answerCall({ state }: Situation, { entrant }: AnswerCall): Decided {
  const found = entrantNumbered(state, entrant);
  if (isNo(found)) return found;
  if (found.hasCalled) return [{ kind: 'call-answered', entrant }];
  return refused('not-called', `Entrant ${entrant} has not called, or was answered already.`);
}
