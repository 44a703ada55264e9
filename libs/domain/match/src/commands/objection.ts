/**
 * Why an answer would be refused, for whoever only wants to know. Nothing is decided: the answer is
 * tried on a copy of the table, by the same rules in the same order, so an objection says what a
 * refusal would say and no more.
 */
import type { Act } from '@scoresheet/contracts-messages';
import type { State } from '@scoresheet/rules-engine';
import { act } from './act.js';
import { UNFINISHED } from './decide.js';
import { goesOn } from '../fold/long-action.js';
import type { MatchState } from '../fold/match-state.js';
import { isNo } from './judged.js';
import type { Conflict, Refused } from './not-accepted.js';
import { outsiderRefusal } from './outsider.js';
import type { ChanceSource, Deciding } from '../rules/environment.js';
import type { RulesSource } from '../rules/pinned-rules.js';

/** What would be said to the answer; undefined where it would be accepted as the match stands. */
export function objectionTo(
  { rulesOf, sha256 }: RulesSource,
  state: MatchState,
  command: Act,
): Refused | Conflict | undefined {
  const deciding: Deciding = { rulesOf, sha256, source: UNDRAWN };
  const stranger = outsiderRefusal(deciding, state, command);
  if (stranger) return stranger;
  if (goesOn(deciding, state)) return UNFINISHED;
  try {
    const judged = act(deciding, { ...state, table: copyOf(state.table) }, command);
    return isNo(judged) ? judged : undefined;
  } catch (error) {
    // Rules refuse before they draw: whatever asks for chance is accepted.
    if (error === CHANCE_ASKED) return undefined;
    throw error;
  }
}

const copyOf = (table: State | null): State | null => table && structuredClone(table);

const CHANCE_ASKED = new Error('an answer that is only tried draws nothing');

const asked = (): never => {
  throw CHANCE_ASKED;
};

const UNDRAWN: ChanceSource = {
  commitment: '',
  chance: { shuffle: asked, roll: asked, pick: asked },
};
