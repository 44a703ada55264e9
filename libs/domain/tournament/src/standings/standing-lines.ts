/** Standings as they are shown: every number an exact text. */
import type { Sha256 } from '@scoresheet/domain-record';
import type { Bracket } from '@scoresheet/tournament-pairing';
import { formatRational, type Rational } from '@scoresheet/tournament-standings';
import type { Entrant } from '../fold/round-facts.js';
import { entrantIn, type PhaseState, type TournamentState } from '../fold/tournament-state.js';
import { bracketOf, standOf } from '../rounds/bracket-of.js';
import type { Rounds } from './history-of.js';
import { standingsOf } from './standings-of.js';

export interface StandingLine {
  readonly entrant: Entrant;
  /** Shared by those who went out of a bracket together; null: disqualified, and ranked no more. */
  readonly rank: number | null;
  /** The phase that the numbers are of: the last one that the entrant was in. */
  readonly phase: number;
  /** Null in a bracket, where places are all there is. */
  readonly points: string | null;
  readonly tieBreaks: readonly { readonly name: string; readonly value: string | null }[];
}

/**
 * Of the whole tournament: who came further stands ahead of all who did not, and those who were cut
 * stand behind as their phase left them.
 */
export function standingsIn(
  state: TournamentState,
  sha256: Sha256,
  rounds: Rounds = {},
): readonly StandingLine[] {
  const lines: StandingLine[] = [];
  const seen = new Set<Entrant>();
  for (const phase of state.phases.toReversed()) {
    const ahead = lines.filter(({ rank }) => rank !== null).length;
    const left = phaseStandings(state, phase, sha256, rounds).filter(
      ({ entrant }) => !seen.has(entrant),
    );
    for (const { entrant } of left) seen.add(entrant);
    lines.push(...rankedBehind(left, ahead));
  }
  return [
    ...lines.filter(({ rank }) => rank !== null),
    ...lines.filter(({ rank }) => rank === null),
  ];
}

/** Ranks without those who stand ahead already; who shared one still does. */
function rankedBehind(lines: readonly StandingLine[], ahead: number): readonly StandingLine[] {
  let rank = 0;
  let ranked = 0;
  let before: number | null = null;
  return lines.map((line) => {
    if (line.rank === null) return line;
    ranked += 1;
    if (line.rank !== before) rank = ahead + ranked;
    before = line.rank;
    return { ...line, rank };
  });
}

/** Of one phase alone. */
export function phaseStandings(
  state: TournamentState,
  phase: PhaseState,
  sha256: Sha256,
  rounds: Rounds,
): readonly StandingLine[] {
  const bracket = bracketOf(phase);
  if (bracket !== undefined) return bracketLines(state, phase, bracket);
  return standingsOf(state, phase, sha256, rounds).map(({ entrant, rank, points, tieBreaks }) => ({
    entrant,
    rank,
    phase: phase.phase,
    points: formatRational(points),
    tieBreaks: tieBreaks.map(({ name, value }) => ({ name, value: shown(value) })),
  }));
}

/** Whoever is still in the bracket shares the first rank: nobody who is out stands ahead of them. */
function bracketLines(
  state: TournamentState,
  phase: PhaseState,
  bracket: Bracket,
): readonly StandingLine[] {
  const { places } = standOf(phase, bracket);
  const isPlaced = new Set(places.map(({ entrant }) => entrant));
  const stillIn = phase.entrants.filter((entrant) => !isPlaced.has(entrant));
  const ranks = [
    ...stillIn.map((entrant) => ({ entrant, from: 1 })),
    ...places.map(({ entrant, from }) => ({ entrant, from })),
  ];
  return ranks.map(({ entrant, from }) => {
    const isRanked = entrantIn(state, entrant)?.status !== 'disqualified';
    return {
      entrant,
      rank: isRanked ? from : null,
      phase: phase.phase,
      points: null,
      tieBreaks: [],
    };
  });
}

const shown = (value: Rational | null): string | null =>
  value === null ? null : formatRational(value);
