/** The time of a tournament's round, as a match that it was called in counts it: in turns. */
import type { Ruleset, State } from '@scoresheet/rules-engine';
import type { MatchState } from './match-state.js';

/** Turns that have begun so far; undefined where the rules of the match cannot count them. */
export const turnsBegun = (ruleset: Ruleset, table: State): number | undefined =>
  ruleset.turnsBegun?.(table);

/** Whether a turn has begun that is none of the extra ones: the last of these has ended. */
export function isTableTimeUp(ruleset: Ruleset, { tableTime, table }: MatchState): boolean {
  if (tableTime === null || table === null) return false;
  const { turn, turnsLeft } = tableTime;
  return (turnsBegun(ruleset, table) ?? turn) > turn + turnsLeft;
}
