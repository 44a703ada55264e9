/** The round that a command names, in the stage that it needs. */
import type {
  PhaseState,
  RoundStage,
  RoundState,
  TournamentState,
} from '../fold/tournament-state.js';
import { currentPhase } from '../fold/tournament-state.js';
import { conflict, refused, type Conflict, type Refused } from './not-accepted.js';

interface Named {
  readonly phase: number;
  readonly round: number;
}

interface InTurn {
  readonly phase: PhaseState;
  readonly round: RoundState;
}

/** A round that is past this stage already was moved there by somebody else: that is a conflict. */
export function roundInTurn(
  state: TournamentState,
  { phase, round }: Named,
  stages: readonly RoundStage[],
): InTurn | Refused | Conflict {
  const played = currentPhase(state);
  if (played?.phase !== phase) return wrongPhase(state, phase);
  const found = played.rounds[round - 1];
  if (found === undefined) {
    return refused('wrong-round', `Round ${round} of phase ${phase} has not been drawn.`);
  }
  if (stages.includes(found.stage)) return { phase: played, round: found };
  const last = Math.max(...stages.map((stage) => ORDER.indexOf(stage)));
  if (ORDER.indexOf(found.stage) > last) {
    return conflict(`Round ${round} is ${found.stage} already: look again.`);
  }
  return refused('wrong-round', `Round ${round} is only ${found.stage}.`);
}

const ORDER: readonly RoundStage[] = ['drawn', 'reviewed', 'published', 'playing', 'closed'];

export function wrongPhase(state: TournamentState, phase: number): Refused {
  const played = currentPhase(state);
  return refused(
    'wrong-phase',
    played === undefined
      ? 'No phase has begun.'
      : `Phase ${played.phase} is played, and not phase ${phase}.`,
  );
}
