/**
 * The seat of the game's own JUDGE, in matches that have one. It is taken in the lobby by anybody
 * who plays no cards there; who comes later stands behind, and steps in when the one before is gone.
 * A JUDGE may get up at any time, and staff may excuse one who is gone or silent: no clock runs for
 * a JUDGE. When the last one has left, the game goes on as its rules say (A-FRI-42).
 */
import type { ExcuseJudge, LeaveJudgeSeat, TakeJudgeSeat } from '@scoresheet/contracts-messages';
import { JUDGE } from '@scoresheet/rules-engine';
import { actionOf } from './action.js';
import { beginIfComplete } from './begin-game.js';
import type { Deciding } from '../rules/environment.js';
import { goOnWithout } from './go-on-without.js';
import { lobbyRefusal, MATCH_OVER, maySitAsJudge, type Judged } from './judged.js';
import { namingRefusal } from './left-to-judge.js';
import { evolveMatch, type JudgeSeatLeft, type JudgeSeatTaken } from '../fold/match-facts.js';
import { isListedJudge, seatHeldBy, statusOf, type MatchState } from '../fold/match-state.js';
import { refused, type Refused } from './not-accepted.js';
import { pinnedRules } from '../rules/pinned-rules.js';
import { staffRefusal } from './ruling.js';

const STAFF_OF_TABLE = refused(
  'wrong-role',
  'The JUDGE of a match at a tournament is one of its judges.',
);
const NO_JUDGE_SEAT = refused(
  'no-judge-seat',
  'This match is played without a JUDGE: chance decides what a JUDGE would.',
);
const HELD = refused('judge-seat-held', 'The list of JUDGEs of this match is closed.');
const LISTED = refused('already-seated', 'You are a JUDGE of this match already.');
/** The most JUDGEs of a match: nobody asks for more, and a list of them can be read. */
const MAX_JUDGES = 5;
const SEATED = refused('already-seated', 'You play in this match, so you cannot be its JUDGE.');
const WRONG_ROLE = refused('wrong-role', 'Only players and judges can be a JUDGE.');
export const NOT_JUDGING = refused('not-judging', 'You are not a JUDGE of this match.');
const NOBODY_JUDGES = refused('not-judging', 'Nobody is the JUDGE of this match now.');

export function takeJudgeSeat(
  deciding: Deciding,
  state: MatchState,
  command: TakeJudgeSeat,
): Judged {
  const refusal = judgeSeatRefusal(deciding, state, command) ?? lobbyRefusal(state, command);
  const { actor, options = {} } = command;
  const { ruleset } = pinnedRules(deciding, state.terms);
  const no = refusal ?? namingRefusal(ruleset, state, options);
  if (no) return no;
  const named = Object.keys(options).length > 0 ? { options } : {};
  const taken: JudgeSeatTaken = { kind: 'judge-seat-taken', actor, ...named };
  evolveMatch(state, taken);
  return {
    state,
    type: 'judge-seat-taken',
    action: actionOf(command, { seat: JUDGE }),
    facts: [taken, ...beginIfComplete(deciding, state)],
  };
}

/** Says no more than the lobby did, once the game has begun. */
export function judgeSeatRefusal(
  deciding: Deciding,
  state: MatchState,
  { actor, role }: TakeJudgeSeat,
): Refused | undefined {
  if (!maySitAsJudge({ role })) return WRONG_ROLE;
  if (state.terms.table !== undefined && role !== 'judge') return STAFF_OF_TABLE;
  const { ruleset } = pinnedRules(deciding, state.terms);
  if (!ruleset.judgeSits(state.terms.options)) return NO_JUDGE_SEAT;
  if (seatHeldBy(state, actor) !== undefined) return SEATED;
  if (isListedJudge(state, actor)) return LISTED;
  return state.table !== null || state.nextJudges.length >= MAX_JUDGES - 1 ? HELD : undefined;
}

export function leaveJudgeSeat(
  deciding: Deciding,
  state: MatchState,
  command: LeaveJudgeSeat,
): Judged {
  const { actor } = command;
  if (!isListedJudge(state, actor) || !maySitAsJudge(command)) return NOT_JUDGING;
  if (state.judge !== actor) return stoodBehind(state, command);
  return goneJudge(deciding, state, { command, type: 'judge-seat-left' });
}

export function excuseJudge(deciding: Deciding, state: MatchState, command: ExcuseJudge): Judged {
  const refusal = staffRefusal(state, command);
  if (refusal) return refusal;
  return goneJudge(deciding, state, { command, type: 'judge-excused' });
}

function stoodBehind(state: MatchState, command: LeaveJudgeSeat): Judged {
  if (statusOf(state) === 'over') return MATCH_OVER;
  const left: JudgeSeatLeft = { kind: 'judge-seat-left', actor: command.actor };
  evolveMatch(state, left);
  return {
    state,
    type: 'judge-seat-left',
    action: actionOf(command, { seat: JUDGE }),
    facts: [left],
  };
}

interface Going {
  readonly command: LeaveJudgeSeat | ExcuseJudge;
  readonly type: 'judge-seat-left' | 'judge-excused';
}

function goneJudge(deciding: Deciding, state: MatchState, { command, type }: Going): Judged {
  if (state.judge === null) return NOBODY_JUDGES;
  if (statusOf(state) === 'over') return MATCH_OVER;
  const left: JudgeSeatLeft = { kind: 'judge-seat-left' };
  evolveMatch(state, left);
  const { table, judge: next } = state;
  const without = next === null && table && { seat: JUDGE, table, reason: 'judge-left' };
  return {
    state,
    type,
    action: actionOf(command, { seat: JUDGE }),
    facts: !without ? [left] : [left, ...goOnWithout(deciding, state, without)],
  };
}
