/** Announcing, opening, pausing, ending: steps that need nothing but the right stage. */
import type {
  CancelTournament,
  FinishTournament,
  OpenRegistration,
  PauseTournament,
  ResumeTournament,
} from '@scoresheet/contracts-messages';
import { currentPhase, currentRound, isIn } from '../fold/tournament-state.js';
import { isPhaseOver } from '../rounds/phase-over.js';
import type { Decided, Facts, Situation } from './deciding.js';
import { refused } from './not-accepted.js';

export const announceTournament = (): Facts => [{ kind: 'tournament-announced' }];

export function openRegistration({ state }: Situation, { codeDigest }: OpenRegistration): Decided {
  if ((state.terms.entry === 'by-code') === (codeDigest !== undefined)) {
    return [{ kind: 'registration-opened', ...(codeDigest === undefined ? {} : { codeDigest }) }];
  }
  return refused(
    'terms-unclear',
    'A code of entry is named where entry is by code, and nowhere else.',
  );
}

export function beginCheckIn({ state }: Situation): Decided {
  if (state.terms.checkIn) return [{ kind: 'check-in-begun' }];
  return refused('terms-unclear', 'This tournament has no check-in: begin its first phase.');
}

/** Between two rounds alone: at a table time goes on. */
export function pauseTournament({ state }: Situation, _command: PauseTournament): Decided {
  const round = currentRound(state);
  if (round === undefined || round.stage === 'closed') return [{ kind: 'tournament-paused' }];
  return refused('round-open', `Close round ${round.round} first: a pause is between two rounds.`);
}

/** Who has not checked in again has dropped. */
export function resumeTournament({ state }: Situation, _command: ResumeTournament): Decided {
  const away = state.entrants.filter((each) => isIn(each) && !each.isPresent);
  const entrants = state.terms.checkIn ? away.map(({ number }) => number) : [];
  const left: Facts = entrants.length > 0 ? [{ kind: 'entrants-dropped', entrants }] : [];
  return [...left, { kind: 'tournament-resumed' }];
}

export function finishTournament({ state }: Situation, _command: FinishTournament): Decided {
  const phase = currentPhase(state);
  const isLast = phase?.phase === state.terms.phases.length;
  if (phase === undefined || !isLast) {
    const next = (phase?.phase ?? 0) + 1;
    return refused('wrong-phase', `Phase ${next} has not been played.`);
  }
  if (isPhaseOver(state, phase)) return [{ kind: 'tournament-finished' }];
  // A tournament that everybody has left ends as well.
  if (!state.entrants.some(isIn) && currentRound(state)?.open === 0) {
    return [{ kind: 'tournament-finished' }];
  }
  return refused('round-open', 'The last round of the last phase is not closed.');
}

export const cancelTournament = (_: Situation, _command: CancelTournament): Facts => [
  { kind: 'tournament-cancelled' },
];
