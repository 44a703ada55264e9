/** Announcing, opening, pausing, ending: steps that need nothing but the right stage. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import type {
  CancelTournament,
  FinishTournament,
  OpenRegistration,
  PauseTournament,
  ResumeTournament,
} from '@scoresheet/contracts-messages';
import { currentPhase, currentRound, isIn } from '../fold/tournament-state.js';
import { isPhaseOver } from '../rounds/phase-over.js';
import { qualified } from '../standings/qualified.js';
import type { Decided, Facts, Situation, SituationApart } from './deciding.js';
import { refused } from './not-accepted.js';

export const announceTournament = (): Facts => [{ kind: 'tournament-announced' }];

export function openRegistration({ state }: Situation, { codeDigest }: OpenRegistration): Decided {
  if ((state.terms.entry === 'by-code') === (codeDigest !== undefined)) {
    return [withoutUndefined({ kind: 'registration-opened', codeDigest })];
  }
  return refused('terms-unclear', 'Give an entry code if entry is by code, and only then.');
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

/** Ends before its last phase where fewer than two would play it. */
export function finishTournament(
  { state, deciding }: SituationApart,
  _command: FinishTournament,
): Decided {
  const phase = currentPhase(state);
  if (phase === undefined) return refused('wrong-phase', 'No phase has been played.');
  const isDeserted = !state.entrants.some(isIn) && (currentRound(state)?.open ?? 0) === 0;
  if (isDeserted) return [{ kind: 'tournament-finished' }];
  if (!isPhaseOver(phase)) {
    return refused('round-open', `The last round of phase ${phase.phase} is not closed.`);
  }
  const next = state.terms.phases[phase.phase];
  if (next === undefined || qualified(state, next, deciding.sha256).length < 2) {
    return [{ kind: 'tournament-finished' }];
  }
  return refused('wrong-phase', `Phase ${phase.phase + 1} has not been played.`);
}

export function cancelTournament(_: Situation, { suspendedSeq }: CancelTournament): Decided {
  if (suspendedSeq === undefined) return [{ kind: 'tournament-cancelled' }];
  return refused(
    'tournament-not-suspended',
    'The tournament goes on: to end it all the same, cancel it as its owner, without that event.',
  );
}
