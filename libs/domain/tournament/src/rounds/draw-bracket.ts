/** The next round of a bracket: the matches of its earliest stage that can be played. */
import { invariant } from '@scoresheet/rules-engine';
import type { MatchState } from '@scoresheet/tournament-pairing';
import type { PhaseState } from '../fold/tournament-state.js';
import { bracketOf, standOf } from './bracket-of.js';
import type { DrawnTable, DrawnTables } from './drawn-tables.js';

export function drawBracketTables(phase: PhaseState): DrawnTables {
  const bracket = bracketOf(phase);
  invariant(bracket, 'an elimination has a bracket');
  const { matches } = standOf(phase, bracket);
  const ready = bracket.matches.filter(({ id }) => isPlayable(phase, matches.get(id)));
  const stage = Math.min(...ready.map((match) => match.stage));
  const tables = ready
    .filter((match) => match.stage === stage)
    .map(({ id }): DrawnTable => ({ entrants: matches.get(id)?.entrants ?? [], place: id }));
  return { tables, byes: [] };
}

/** A walkover that the next event decides is not drawn. */
function isPlayable({ gone }: PhaseState, match: MatchState | undefined): boolean {
  return match?.kind === 'ready' && !match.entrants.some((entrant) => gone.has(entrant));
}
