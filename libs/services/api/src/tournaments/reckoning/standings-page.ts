/** A page of the standings of a tournament, every number an exact text. */
import { sha256 } from '@scoresheet/domain-record/node';
import {
  historyOf,
  matchScoresOf,
  phaseStandings,
  standingsIn,
  type Entrant,
  type MatchScore,
  type Rounds,
  type StandingLine,
  type TournamentState,
} from '@scoresheet/domain-tournament';
import type { StandingsAsked } from './asked.js';

export interface StandingsPage {
  /** The standings are those after this event. */
  readonly seq: number;
  /** When that event was, in milliseconds since the epoch. */
  readonly at: number;
  /** Results of a round that is still played count: what is shown is not official. */
  readonly isLive: boolean;
  /** The phase that was played, and how many of its rounds are closed; null before the first. */
  readonly played: { readonly phase: number; readonly closedRounds: number } | null;
  readonly lines: readonly ScoredLine[];
  /** Where each line stands among all that were asked for, from 0. */
  readonly from: number;
  readonly total: number;
}

interface ScoredLine extends StandingLine {
  /** Matches won, lost and drawn; null for who has played nothing but tables of three and more, or nothing at all. */
  readonly score: MatchScore | null;
}

/** All lines, in order. */
export type Reckoned = Omit<StandingsPage, 'from' | 'total'>;

/** A page of standings; undefined where there is no such phase. */
export function reckonStandings(
  state: TournamentState,
  { phase: number, live }: Pick<StandingsAsked, 'phase' | 'live'>,
): Reckoned | undefined {
  const phase = state.phases[(number ?? state.phases.length) - 1];
  if (phase === undefined && number !== undefined) return undefined;
  const rounds: Rounds = { live };
  const isOfPhase = number !== undefined && phase !== undefined;
  const lines = isOfPhase
    ? phaseStandings(state, phase, sha256, rounds)
    : standingsIn(state, sha256, rounds);
  const scores = scoresOf(state, lines, rounds);
  return {
    seq: state.seq,
    at: state.at,
    isLive: live && phase?.rounds.at(-1)?.stage === 'playing',
    played: phase === undefined ? null : { phase: phase.phase, closedRounds: closedIn(phase) },
    lines: lines.map((line) => ({
      ...line,
      score: scores.get(line.phase)?.get(line.entrant) ?? null,
    })),
  };
}

const closedIn = ({ rounds }: TournamentState['phases'][number]): number =>
  rounds.filter(({ stage }) => stage === 'closed').length;

/** By phase: a line has the numbers of the last phase that its entrant was in. */
function scoresOf(
  state: TournamentState,
  lines: readonly StandingLine[],
  rounds: Rounds,
): ReadonlyMap<number, ReadonlyMap<Entrant, MatchScore>> {
  const phases = state.phases.filter(({ phase }) => lines.some((line) => line.phase === phase));
  return new Map(
    phases.map((phase) => [phase.phase, matchScoresOf(historyOf(state, phase, sha256, rounds))]),
  );
}

export function pageOf(
  { lines: all, ...of }: Reckoned,
  { from, first, only }: Pick<StandingsAsked, 'from' | 'first' | 'only'>,
): StandingsPage {
  const wanted = only && new Set(only);
  const lines = wanted === undefined ? all : all.filter(({ entrant }) => wanted.has(entrant));
  return { ...of, lines: lines.slice(from, from + first), from, total: lines.length };
}
