/**
 * What whoever leads a tournament does next, so that a page or a command line can offer one thing.
 * It is the usual way through an event: what else is allowed stands in the table of commands.
 */
import type { Sha256 } from '@scoresheet/domain-record';
import type { Entrant } from '../fold/round-facts.js';
import {
  currentPhase,
  isIn,
  type PhaseState,
  type TournamentState,
} from '../fold/tournament-state.js';
import { isPhaseOver } from '../rounds/phase-over.js';
import { qualified } from '../standings/qualified.js';

type OfRound =
  | 'draw-round'
  | 'review-round'
  | 'publish-round'
  | 'start-round'
  | 'enter-results'
  | 'close-round';

export type NextStep =
  | {
      readonly is: 'announce' | 'open-registration' | 'begin-check-in' | 'resume' | 'finish';
    }
  | { readonly is: OfRound; readonly phase: number; readonly round: number }
  /** Who would play in it, the first seed first; nobody is named for the first phase. */
  | { readonly is: 'begin-phase'; readonly phase: number; readonly seeds: readonly Entrant[] };

/** Undefined once it is over. Who plays sees no draw before it is published, and so reviews none. */
export function nextStep(
  state: TournamentState,
  { sha256, isPlaying }: { readonly sha256: Sha256; readonly isPlaying: boolean },
): NextStep | undefined {
  switch (state.stage) {
    case 'draft':
      return { is: 'announce' };
    case 'announced':
      return { is: 'open-registration' };
    case 'registration':
      return state.terms.checkIn ? { is: 'begin-check-in' } : FIRST_PHASE;
    case 'check-in':
      return FIRST_PHASE;
    case 'paused':
      return { is: 'resume' };
    case 'playing':
      return inPlay(state, sha256, isPlaying);
    case 'finished':
    case 'cancelled':
      return undefined;
  }
}

const FIRST_PHASE: NextStep = { is: 'begin-phase', phase: 1, seeds: [] };

function inPlay(state: TournamentState, sha256: Sha256, isPlaying: boolean): NextStep {
  const phase = currentPhase(state);
  if (phase === undefined) return FIRST_PHASE;
  const round = phase.rounds.at(-1);
  const isDeserted = !state.entrants.some(isIn) && (round?.open ?? 0) === 0;
  if (isDeserted) return { is: 'finish' };
  if (round === undefined || round.stage === 'closed') return behind(state, phase, sha256);
  const at = { phase: phase.phase, round: round.round };
  switch (round.stage) {
    case 'drawn':
      return { is: isPlaying ? 'publish-round' : 'review-round', ...at };
    case 'reviewed':
      return { is: 'publish-round', ...at };
    case 'published':
      return { is: 'start-round', ...at };
    case 'playing':
      return { is: round.open > 0 ? 'enter-results' : 'close-round', ...at };
  }
}

/** Behind a closed round, and at the beginning of a phase. */
function behind(state: TournamentState, phase: PhaseState, sha256: Sha256): NextStep {
  if (!isPhaseOver(phase)) {
    return { is: 'draw-round', phase: phase.phase, round: phase.rounds.length + 1 };
  }
  const next = state.terms.phases[phase.phase];
  const seeds = next === undefined ? [] : qualified(state, next, sha256);
  return seeds.length < 2 ? { is: 'finish' } : { is: 'begin-phase', phase: phase.phase + 1, seeds };
}
