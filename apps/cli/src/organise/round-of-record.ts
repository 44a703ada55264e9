/** A round out of a record, with all that is to be shown of it. */
import { roundViolations, type TournamentState } from '@scoresheet/domain-tournament';
import type { RoundShown } from './round-lines.js';

/** Gives nothing of a round that was never drawn, or is not to be seen yet. */
export function roundOfRecord(
  state: TournamentState,
  at: { readonly phase: number; readonly round: number },
): RoundShown | undefined {
  const round = state.phases[at.phase - 1]?.rounds[at.round - 1];
  if (round === undefined) return undefined;
  const tables = [...round.tables.values()].sort((one, other) => one.number - other.number);
  return {
    phase: at.phase,
    round: at.round,
    stage: round.stage,
    tables: tables.map(({ number, entrants, result }) => ({ table: number, entrants, result })),
    byes: [...round.awardedByes, ...round.byes],
    violations: roundViolations(state, at),
  };
}
