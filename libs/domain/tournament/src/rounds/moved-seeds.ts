/**
 * Seeds of a bracket that has not begun: where its phase has it so, the next in standing come in for
 * those who have left since the cut, and everybody below moves up.
 */
import type { Sha256 } from '@scoresheet/domain-record';
import { withNextSeeds } from '@scoresheet/tournament-pairing';
import type { Entrant } from '../fold/round-facts.js';
import type { PhaseState, TournamentState } from '../fold/tournament-state.js';
import { orderOf } from '../standings/qualified.js';
import { isNextSeed } from './bracket-of.js';
import { isDecidedOnce } from './decided-play.js';

/** The seeds as they would be; undefined where they stay. */
export function movedSeeds(
  state: TournamentState,
  phase: PhaseState,
  sha256: Sha256,
): readonly Entrant[] | undefined {
  const { entrants, gone, rounds } = phase;
  if (!isNextSeed(phase) || gone.size === 0 || rounds.length > 0) return undefined;
  const before = phaseBefore(state, phase);
  const inCut = new Set(entrants);
  const behind = before === undefined ? [] : orderOf(state, before, sha256);
  const waiting = behind.filter((entrant) => !inCut.has(entrant));
  const moved = withNextSeeds(entrants, { gone, waiting, hasBegun: false });
  return 'seeds' in moved ? moved.seeds.filter((seed) => seed !== null) : undefined;
}

/** Tournaments that pin the rules `/1` moved seeds without the penalties of the phase before. */
function phaseBefore(state: TournamentState, phase: PhaseState): PhaseState | undefined {
  const before = state.phases[phase.phase - 2];
  return before === undefined || isDecidedOnce(phase) ? before : { ...before, pointsTaken: null };
}

/** The phase as it is drawn with other seeds. */
export const withSeeds = (phase: PhaseState, entrants: readonly Entrant[]): PhaseState => ({
  ...phase,
  entrants: [...entrants],
  gone: new Set(),
});
