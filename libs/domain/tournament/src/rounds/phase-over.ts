/** Whether a phase has been played to its end. */
import type { PhaseState } from '../fold/tournament-state.js';
import { bracketOf, standOf } from './bracket-of.js';

/** The number of rounds never changes: a drop does not shorten the event. */
export function isPhaseOver(phase: PhaseState): boolean {
  const last = phase.rounds.at(-1);
  if (last !== undefined && last.stage !== 'closed') return false;
  if (phase.plannedRounds !== null) return phase.rounds.length >= phase.plannedRounds;
  const bracket = bracketOf(phase);
  if (bracket === undefined) return true;
  const { matches } = standOf(phase, bracket);
  return [...matches.values()].every(({ kind }) => kind !== 'ready' && kind !== 'waiting');
}
