/**
 * The time of the round is called in a match of its table. Extra turns are counted from the turn that
 * is being played (`count-turns.ts`); with none of them, in the lobby, and by rules that cannot count
 * turns the match ends at once. A paused match keeps its turns for when it is resumed.
 */
import type { CallTableTime } from '@scoresheet/contracts-messages';
import { actionOf } from './action.js';
import { endByTableTime } from './count-turns.js';
import type { Deciding } from '../rules/environment.js';
import { MATCH_OVER, type Judged } from './judged.js';
import { evolveMatch, type TableTimeCalled } from '../fold/match-facts.js';
import { statusOf, type MatchState } from '../fold/match-state.js';
import { refused, type Refused } from './not-accepted.js';
import { turnsBegun } from '../fold/table-time.js';
import { pinnedRules } from '../rules/pinned-rules.js';

const HOUSE_ONLY = refused('wrong-role', 'Only the house calls the time of a round.');
const NO_TABLE = refused(
  'table-unclear',
  'This match belongs to no tournament: there is no round whose time could be called.',
);
const CALLED_ALREADY = refused(
  'time-called-already',
  'The time of the round was called in this match already: its turns are being counted.',
);

export function callTableTime(
  deciding: Deciding,
  state: MatchState,
  command: CallTableTime,
): Judged {
  const refusal = callRefusal(state, command);
  if (refusal) return refusal;
  const called = calledNow(deciding, state, command.extraTurns);
  evolveMatch(state, called);
  const ending = called.turnsLeft === 0 ? endByTableTime(deciding, state) : [];
  return {
    state,
    type: 'table-time-called',
    action: actionOf(command),
    facts: [called, ...ending],
  };
}

function callRefusal(state: MatchState, { role }: CallTableTime): Refused | undefined {
  if (role !== 'house') return HOUSE_ONLY;
  if (state.terms.table === undefined) return NO_TABLE;
  if (statusOf(state) === 'over') return MATCH_OVER;
  return state.tableTime === null ? undefined : CALLED_ALREADY;
}

function calledNow(
  deciding: Deciding,
  { table, terms }: MatchState,
  extraTurns: number,
): TableTimeCalled {
  const turn = table === null ? undefined : turnsBegun(pinnedRules(deciding, terms).ruleset, table);
  const counted = turn === undefined ? { turn: 0, turnsLeft: 0 } : { turn, turnsLeft: extraTurns };
  return { kind: 'table-time-called', ...counted };
}
