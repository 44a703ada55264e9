/** Who plays in a round, and who has an awarded bye in it. */
import type { Entrant } from '../fold/round-facts.js';
import {
  entrantIn,
  isIn,
  type PhaseState,
  type TournamentState,
} from '../fold/tournament-state.js';

/** In the order of their numbers, so that equal fields are drawn alike. */
export function playingIn(
  state: TournamentState,
  phase: PhaseState,
  round: number,
): readonly Entrant[] {
  const awarded = new Set(awardedByesIn(state, phase, round));
  return inOrder(state, phase).filter((entrant) => !awarded.has(entrant));
}

/** Byes are awarded for the first rounds of the first phase. */
export function awardedByesIn(
  state: TournamentState,
  phase: PhaseState,
  round: number,
): readonly Entrant[] {
  if (phase.phase !== 1) return [];
  return inOrder(state, phase).filter(
    (entrant) => (entrantIn(state, entrant)?.awardedByes ?? 0) >= round,
  );
}

/** Whether somebody plays in this tournament as it stands. */
export function isPlayer(state: TournamentState, actor: string): boolean {
  const entrant = entrantIn(state, state.entrantOf.get(actor) ?? 0);
  return entrant !== undefined && isIn(entrant);
}

function inOrder(state: TournamentState, phase: PhaseState): readonly Entrant[] {
  const isPlaying = (entrant: Entrant): boolean => {
    const found = entrantIn(state, entrant);
    return found !== undefined && isIn(found);
  };
  return phase.entrants.filter(isPlaying).sort((one, other) => one - other);
}
