/** Standings as they are shown: every number as an exact text. */
import type { Sha256 } from '@scoresheet/domain-record';
import { formatRational, type Rational } from '@scoresheet/tournament-standings';
import type { Entrant } from '../fold/tournament-facts.js';
import { currentPhase, type PhaseState, type TournamentState } from '../fold/tournament-state.js';
import { bracketOf, standOf } from '../rounds/bracket-of.js';
import type { Rounds } from './history-of.js';
import { standingsOf } from './standings-of.js';

export interface StandingLine {
  readonly entrant: Entrant;
  /** Shared by those who went out of a bracket together; null: disqualified. */
  readonly rank: number | null;
  readonly points: string;
  readonly tieBreaks: readonly { readonly name: string; readonly value: string }[];
}

/** Of the phase that is played, or was played last; empty before the first. */
export function standingsIn(
  state: TournamentState,
  sha256: Sha256,
  rounds: Rounds = {},
): readonly StandingLine[] {
  const phase = currentPhase(state);
  return phase === undefined ? [] : linesOf(state, phase, sha256, rounds);
}

function linesOf(
  state: TournamentState,
  phase: PhaseState,
  sha256: Sha256,
  rounds: Rounds,
): readonly StandingLine[] {
  const bracket = bracketOf(phase);
  if (bracket !== undefined) {
    const { places } = standOf(state, phase, bracket);
    return places.map(({ entrant, from }) => ({ entrant, rank: from, points: '', tieBreaks: [] }));
  }
  return standingsOf(state, phase, sha256, rounds).map(({ entrant, rank, points, tieBreaks }) => ({
    entrant,
    rank,
    points: formatRational(points),
    tieBreaks: tieBreaks.map(({ name, value }) => ({ name, value: shown(value) })),
  }));
}

const shown = (value: Rational | null): string => (value === null ? '' : formatRational(value));
