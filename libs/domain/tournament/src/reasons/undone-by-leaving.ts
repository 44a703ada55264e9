/**
 * Played matches that a drop or disqualification would undo: only in a running bracket that pins the
 * rules `/1`, which compute walkovers from the players who have left by now.
 */
import type { MatchState } from '@scoresheet/tournament-pairing';
import type { Entrant } from '../fold/round-facts.js';
import { currentPhase, type PhaseState, type TournamentState } from '../fold/tournament-state.js';
import { bracketOf, standOf } from '../rounds/bracket-of.js';
import { isDecidedOnce } from '../rounds/decided-play.js';
import { isPhaseOver } from '../rounds/phase-over.js';

export interface UndoneMatch {
  readonly match: string;
  readonly phase: number;
  /** Round and table at which it was played. */
  readonly round: number;
  readonly table: number;
  /** The two who played it, the higher seed first. */
  readonly entrants: readonly Entrant[];
}

/** Returns the matches in the order of the bracket. Changes nothing. */
export function undoneByLeaving(state: TournamentState, entrant: Entrant): readonly UndoneMatch[] {
  const phase = currentPhase(state);
  const bracket = phase && bracketOf(phase);
  if (phase === undefined || bracket === undefined || isDecidedOnce(phase)) return [];
  if (phase.gone.has(entrant) || isPhaseOver(phase)) return [];
  const before = standOf(phase, bracket).matches;
  const after = standOf({ ...phase, gone: new Set([...phase.gone, entrant]) }, bracket).matches;
  return [...before].flatMap(([match, was]) => {
    const isUndone = isPlayed(was) && !isSame(was, after.get(match));
    const at = isUndone ? placeOf(phase, match, was.entrants) : undefined;
    return at ? [{ match, phase: phase.phase, ...at, entrants: was.entrants }] : [];
  });
}

const isPlayed = ({ kind }: MatchState): boolean => kind === 'done' || kind === 'no-winner';

const isSame = (one: MatchState, other: MatchState | undefined): boolean =>
  one.kind === other?.kind && String(one.entrants) === String(other.entrants);

function placeOf({ rounds }: PhaseState, match: string, entrants: readonly Entrant[]) {
  for (const { round, tables } of rounds.toReversed()) {
    for (const table of tables.values()) {
      const isHere =
        table.place === match && entrants.every((each) => table.entrants.includes(each));
      if (isHere) return { round, table: table.number };
    }
  }
  return undefined;
}
