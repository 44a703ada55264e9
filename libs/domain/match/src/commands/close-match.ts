/** Ends a match from outside its game; a game that runs ends with the same outcome. */
import type { Fact } from '@scoresheet/rules-engine';
import type { Deciding } from '../rules/environment.js';
import { evolveMatch, type MatchClosed } from '../fold/match-facts.js';
import type { MatchState } from '../fold/match-state.js';
import { pinnedRules } from '../rules/pinned-rules.js';

export function closeMatch(
  deciding: Deciding,
  state: MatchState,
  closed: MatchClosed,
): readonly (MatchClosed | Fact)[] {
  evolveMatch(state, closed);
  const { table, terms } = state;
  if (table === null) return [closed];
  const { ruleset } = pinnedRules(deciding, terms);
  return [closed, ...ruleset.stop(table, closed.outcome)];
}
