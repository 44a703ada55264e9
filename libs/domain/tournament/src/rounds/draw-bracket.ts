/** The next round of a bracket: the matches of its earliest stage that can be played. */
import { invariant } from '@scoresheet/rules-engine';
import type { PhaseState } from '../fold/tournament-state.js';
import { bracketOf, standOf } from './bracket-of.js';
import type { DrawnTable, DrawnTables } from './drawn-tables.js';

export function drawBracketTables(phase: PhaseState): DrawnTables {
  const bracket = bracketOf(phase);
  invariant(bracket, 'an elimination has a bracket');
  const { matches } = standOf(phase, bracket);
  const ready = bracket.matches.filter(({ id }) => matches.get(id)?.kind === 'ready');
  const stage = Math.min(...ready.map((match) => match.stage));
  const tables = ready
    .filter((match) => match.stage === stage)
    .map(({ id }): DrawnTable => ({ entrants: matches.get(id)?.entrants ?? [], place: id }));
  return { tables, byes: [] };
}
