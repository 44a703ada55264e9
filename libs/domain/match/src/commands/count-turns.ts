/**
 * Counts the extra turns of a match in which the time of the round was called. When the last of them
 * has ended the match ends by itself, in the same event, with the places that its game gives those
 * who are still in it; where a game does not say who leads, without a result.
 */
import type { Fact, Seat } from '@scoresheet/rules-engine';
import { closeMatch } from './close-match.js';
import type { Deciding } from '../rules/environment.js';
import type { Done } from './judged.js';
import { evolveMatch, type ExtraTurnBegun, type MatchClosed } from '../fold/match-facts.js';
import { statusOf, type MatchState } from '../fold/match-state.js';
import { isTableTimeUp, turnsBegun } from '../fold/table-time.js';
import { pinnedRules } from '../rules/pinned-rules.js';

/** The event with the extra turns that began in it, and with the end where they are over. */
export function countTurns(deciding: Deciding, done: Done): Done {
  const { state, facts } = done;
  if (state.tableTime === null || statusOf(state) !== 'running') return done;
  const { ruleset } = pinnedRules(deciding, state.terms);
  const isUp = isTableTimeUp(ruleset, state);
  const begun = extraTurns(state, state.table && turnsBegun(ruleset, state.table));
  const ending = isUp ? endByTableTime(deciding, state) : [];
  return begun.length + ending.length === 0
    ? done
    : { ...done, facts: [...facts, ...begun, ...ending] };
}

/** Ends the match, or its lobby, by the time of the round. Changes `state`. */
export function endByTableTime(
  deciding: Deciding,
  state: MatchState,
): readonly (MatchClosed | Fact)[] {
  const outcome = { places: placesOf(deciding, state), reason: 'table-time' };
  return closeMatch(deciding, state, { kind: 'match-ended', outcome });
}

/** Several turns may begin in one event, where nobody is asked anything in between. */
function extraTurns(state: MatchState, begunByNow: number | null | undefined): ExtraTurnBegun[] {
  const { tableTime } = state;
  if (tableTime === null) return [];
  const more = Math.min((begunByNow ?? tableTime.turn) - tableTime.turn, tableTime.turnsLeft);
  return Array.from({ length: Math.max(more, 0) }, (_, index) => {
    const turn = tableTime.turn + index + 1;
    const fact: ExtraTurnBegun = {
      kind: 'extra-turn-begun',
      turn,
      turnsLeft: tableTime.turnsLeft - index - 1,
    };
    evolveMatch(state, fact);
    return fact;
  });
}

function placesOf(deciding: Deciding, { table, terms }: MatchState): readonly (readonly Seat[])[] {
  if (table === null) return [];
  return pinnedRules(deciding, terms).ruleset.leads?.(table) ?? [];
}
