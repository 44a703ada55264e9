/**
 * An action that does not fit into its event goes on in the next one, which nobody sends: it follows
 * from the record alone. It has the time of the event before it, so no clock runs meanwhile; whoever
 * gives up, pauses or rules does so before the action or after all of it.
 */
import { invariant } from '@scoresheet/rules-engine';
import { passStanding, waitsForPass } from './auto-pass.js';
import { CONTINUATION, CONTINUED } from './continuation.js';
import type { Deciding } from '../rules/environment.js';
import type { Done } from '../commands/judged.js';
import { statusOf, type MatchState } from './match-state.js';
import { pinnedRules, type RulesSource } from '../rules/pinned-rules.js';

/** Whether an action goes on by itself; until it has, nothing else happens in the match. */
export function goesOn(source: RulesSource, state: MatchState): boolean {
  const { table } = state;
  if (table === null || statusOf(state) !== 'running') return false;
  return table.goesOn !== undefined || waitsForPass(source, state);
}

/** What the next event holds. Changes `state`. */
export function continueAction(deciding: Deciding, state: MatchState): Done {
  const { table, terms } = state;
  const { long } = pinnedRules(deciding, terms).ruleset;
  invariant(table && long, 'by these rules an action is one event');
  const facts = table.goesOn === undefined ? [] : long.goOn(table, deciding.source.chance);
  return passStanding(deciding, { state, type: CONTINUED, action: CONTINUATION, facts });
}
