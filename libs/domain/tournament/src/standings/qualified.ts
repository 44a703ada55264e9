/** Who goes on into the next phase, the first seed first. */
import type { Sha256 } from '@scoresheet/domain-record';
import { invariant } from '@scoresheet/rules-engine';
import { cutBy, planFor, type Cut } from '@scoresheet/tournament-standings';
import type { Entrant } from '../fold/round-facts.js';
import type { PhaseTerms } from '../fold/tournament-facts.js';
import {
  currentPhase,
  entrantIn,
  isIn,
  type PhaseState,
  type TournamentState,
} from '../fold/tournament-state.js';
import { bracketOf, standOf } from '../rounds/bracket-of.js';
import { standingsOf } from './standings-of.js';

/** Whoever has left by now goes on no more, and who stands behind them moves up. */
export function qualified(
  state: TournamentState,
  { cut }: PhaseTerms,
  sha256: Sha256,
): readonly Entrant[] {
  const phase = currentPhase(state);
  invariant(phase && cut, 'a cut follows a phase');
  if (bracketOf(phase) !== undefined) {
    invariant(cut.by === 'rank', 'behind a bracket a cut is by rank');
    return orderOf(state, phase, sha256).slice(0, cut.places);
  }
  const standings = standingsOf(state, phase, sha256).filter(({ entrant }) =>
    isThere(state, entrant),
  );
  return cutBy(asCut(cut, phase, standings.length), standings);
}

/** Everybody of a phase who is still there, the best first. */
export function orderOf(
  state: TournamentState,
  phase: PhaseState,
  sha256: Sha256,
): readonly Entrant[] {
  const bracket = bracketOf(phase);
  const placed =
    bracket === undefined ? standingsOf(state, phase, sha256) : standOf(phase, bracket).places;
  return placed.map(({ entrant }) => entrant).filter((entrant) => isThere(state, entrant));
}

function isThere(state: TournamentState, entrant: Entrant): boolean {
  const found = entrantIn(state, entrant);
  return found !== undefined && isIn(found);
}

function asCut(cut: NonNullable<PhaseTerms['cut']>, { terms }: PhaseState, headCount: number): Cut {
  if (cut.by !== 'head-count') return cut;
  const table = 'rounds' in terms ? terms.rounds : undefined;
  invariant(typeof table === 'string', 'a cut by head-count follows rounds by head-count');
  return { by: 'rank', places: planFor(table, headCount).cut };
}
