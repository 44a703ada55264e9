/** Ends a match from outside its game; a game that runs ends with the same outcome. */
import type { Fact } from '@scoresheet/rules-engine';
import type { Deciding } from './environment.js';
import { evolveMatch, type MatchClosed } from './match-facts.js';
import type { MatchState } from './match-state.js';
import { pinnedRules } from './pinned-rules.js';

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
