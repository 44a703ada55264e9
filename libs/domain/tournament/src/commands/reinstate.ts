/** Reinstates a player who has dropped, or whom the check-in found absent. */
import { MAX_ROUND_ROBIN, type ReEnter } from '@scoresheet/contracts-messages';
import type { TournamentFact } from '../fold/tournament-facts.js';
import {
  currentPhase,
  type EntrantState,
  type PhaseState,
  type TournamentState,
} from '../fold/tournament-state.js';
import { roundRobinRounds } from './begin-phase.js';
import { isNo, type Decided, type Situation } from './deciding.js';
import { entrantNumbered } from './entrant-numbers.js';
import { refused, type Refused } from './not-accepted.js';

export function reEnter({ state }: Situation, command: ReEnter): Decided {
  const { entrant, overCap = false } = command;
  const found = entrantNumbered(state, entrant);
  if (isNo(found)) return found;
  const refusal =
    statusRefusal(found) ??
    phaseRefusal(state, entrant) ??
    (overCap ? undefined : capRefusal(state));
  if (refusal) return refusal;
  const back = comesBack(currentPhase(state), entrant);
  const isCalled = state.terms.checkIn && state.stage !== 'registration';
  const checksIn = command.checksIn === true && isCalled && !found.isPresent;
  return checksIn ? [back, { kind: 'entrant-checked-in', entrant }] : [back];
}

function statusRefusal({ number, status }: EntrantState): Refused | undefined {
  switch (status) {
    case 'dropped':
      return undefined;
    case 'disqualified':
      return refused(
        'entrant-gone',
        `Entrant ${number} was disqualified. Disqualified players cannot be reinstated.`,
      );
    case 'entered':
      return refused('entrant-not-gone', `Entrant ${number} is in the tournament already.`);
    case 'waiting':
      return refused(
        'entrant-not-gone',
        `Entrant ${number} has not dropped and is on the waitlist.`,
      );
  }
}

/** Why the phase that is played takes this entrant no more. */
function phaseRefusal(state: TournamentState, entrant: number): Refused | undefined {
  const phase = currentPhase(state);
  if (phase === undefined) return undefined;
  const { terms, rounds, plannedRounds } = phase;
  const isListed = phase.entrants.includes(entrant);
  if (!isListed && phase.phase > 1) {
    return refused('too-late', `Entrant ${entrant} did not qualify for phase ${phase.phase}.`);
  }
  if (terms.kind !== 'swiss' && terms.kind !== 'pods') {
    if (rounds.length > 0) {
      const kind = terms.kind === 'round-robin' ? 'round robin' : 'bracket';
      return refused('too-late', `A ${kind} takes no players back after round 1 is paired.`);
    }
    return isListed ? undefined : roundRobinRefusal(phase);
  }
  // Entrants whom the phase lists have standings, so they count for its cut after the last round.
  if (isListed || rounds.length < (plannedRounds ?? 0)) return undefined;
  return refused('too-late', `The last round of phase ${phase.phase} is paired already.`);
}

function roundRobinRefusal({ terms, entrants }: PhaseState): Refused | undefined {
  if (terms.kind !== 'round-robin' || entrants.length < MAX_ROUND_ROBIN) return undefined;
  return refused('wrong-phase', `A round robin has at most ${MAX_ROUND_ROBIN} entrants.`);
}

function capRefusal({ places, terms: { capacity } }: TournamentState): Refused | undefined {
  if (places < capacity) return undefined;
  const says = `The tournament is full (${places} of ${capacity}).`;
  return refused('registration-full', `${says} Confirm to reinstate player ${places + 1}.`);
}

function comesBack(phase: PhaseState | undefined, entrant: number): TournamentFact {
  if (phase === undefined || phase.entrants.includes(entrant)) {
    return { kind: 'entrant-re-entered', entrant };
  }
  const { terms, entrants, plannedRounds } = phase;
  const rounds =
    terms.kind === 'round-robin' ? roundRobinRounds(terms, entrants.length + 1) : plannedRounds;
  return { kind: 'entrants-joined-phase', entrants: [entrant], rounds };
}
