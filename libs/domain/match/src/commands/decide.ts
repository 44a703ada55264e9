/** Turns a command into the house's part of its event, or into the reason why there is none. */
import type { Command, Ruling } from '@scoresheet/contracts-messages';
import { findCommand, sentBefore, type Json, type Part } from '@scoresheet/domain-record';
import { abandonMatch } from './abandon-match.js';
import { act } from './act.js';
import { isActionOf } from './action.js';
import { passStanding } from '../fold/auto-pass.js';
import { callTableTime } from './call-table-time.js';
import { callTime } from './call-time.js';
import { findTime, keepTime } from '../clock/clock.js';
import { concede } from './concede.js';
import { continuationId } from '../fold/continuation.js';
import { countTurns } from './count-turns.js';
import { createMatch } from './create-match.js';
import { endMatch } from './end-match.js';
import type { Deciding } from '../rules/environment.js';
import { endsTurn, fingerprintOf } from '../fold/fingerprint.js';
import { note } from '../fold/fold.js';
import { getReady } from './get-ready.js';
import { excuseJudge, leaveJudgeSeat, takeJudgeSeat } from './judge-seat.js';
import { isNo, MATCH_NOT_SUSPENDED, MATCH_UNKNOWN, type Done, type Judged } from './judged.js';
import { continueAction, goesOn } from '../fold/long-action.js';
import type { MatchState } from '../fold/match-state.js';
import { conflict, type NotAccepted } from './not-accepted.js';
import { outsiderRefusal } from './outsider.js';
import { pinnedRules } from '../rules/pinned-rules.js';
import { pauseMatch, resumeMatch } from './pause-match.js';
import { goOnInSeries } from '../series/series-goes-on.js';
import { setAutoPass } from './set-auto-pass.js';
import { takeSeat } from './take-seat.js';
import { tickClock } from './tick-clock.js';
import { warnSeat } from './warn-seat.js';

export interface HouseDecision {
  readonly outcome: 'accepted';
  readonly state: MatchState;
  readonly type: string;
  readonly house: Part;
}

/** `at` in milliseconds since the epoch. Changes `state` only when the command is accepted. */
export function decide(
  deciding: Deciding,
  state: MatchState | undefined,
  command: Command,
  at: number,
): HouseDecision | NotAccepted {
  const stranger = state && outsiderRefusal(deciding, state, command);
  if (stranger) return stranger;
  const earlier = state && findCommand(state.commands, command.commandId);
  if (earlier) return sentBefore(earlier.seq, isActionOf(command, earlier.action));
  if (state && goesOn(deciding, state)) return UNFINISHED;
  const time = findTime(state, at);
  const judgedAlone = judge(deciding, state, { command, at });
  if (isNo(judgedAlone)) return judgedAlone;
  const done = countTurns(deciding, passStanding(deciding, judgedAlone));
  const judged = time === undefined ? done : keepTime(done, time);
  return written(deciding, judged, { at, commandId: command.commandId });
}

export const UNFINISHED = conflict(
  'The last action is still going on: look again when it is done.',
);

/** The next event of an action that goes on (`goesOn`), at the time of the one before it. */
export function decideContinuation(deciding: Deciding, state: MatchState): HouseDecision {
  const { at } = state;
  const commandId = continuationId(state.seq + 1);
  const done = countTurns(deciding, continueAction(deciding, state));
  return written(deciding, done, { at, commandId });
}

function written(
  deciding: Deciding,
  judged: Done,
  { at, commandId }: { readonly at: number; readonly commandId: string },
): HouseDecision {
  const done = goOnInSeries(deciding, judged);
  const { state, type, action } = done;
  note(state, { seq: state.seq + 1, at, type, commandId, action });
  return { outcome: 'accepted', state, type, house: house(deciding, done) };
}

interface Arrived {
  readonly command: Command;
  readonly at: number;
}

function judge(
  deciding: Deciding,
  state: MatchState | undefined,
  { command, at }: Arrived,
): Judged {
  if (command.type === 'create-match') return createMatch(deciding, state, command);
  if (!state) return MATCH_UNKNOWN;
  switch (command.type) {
    case 'take-seat':
      return takeSeat(deciding, state, command);
    case 'get-ready':
      return getReady(deciding, state, command);
    case 'act':
      return act(deciding, state, command);
    case 'concede':
      return concede(deciding, state, command);
    case 'set-auto-pass':
      return setAutoPass(deciding, state, command);
    case 'take-judge-seat':
      return takeJudgeSeat(deciding, state, command);
    case 'leave-judge-seat':
      return leaveJudgeSeat(deciding, state, command);
    case 'pause-match':
    case 'resume-match':
    case 'end-match':
    case 'warn-seat':
    case 'excuse-judge':
    case 'void-match':
      return judgeRuling(deciding, state, command);
    case 'abandon-match':
      return abandonMatch(deciding, state, { command, at });
    case 'tick-clock':
      return tickClock(state, { command, at });
    case 'call-time':
      return callTime(deciding, state, { command, at });
    case 'call-table-time':
      return callTableTime(deciding, state, command);
  }
}

function judgeRuling(deciding: Deciding, state: MatchState, command: Ruling): Judged {
  switch (command.type) {
    case 'pause-match':
      return pauseMatch(state, command);
    case 'resume-match':
      return resumeMatch(state, command);
    case 'end-match':
      return endMatch(deciding, state, command);
    case 'warn-seat':
      return warnSeat(state, command);
    case 'excuse-judge':
      return excuseJudge(deciding, state, command);
    case 'void-match':
      return MATCH_NOT_SUSPENDED;
  }
}

function house(deciding: Deciding, { state, action, facts }: Done): Part {
  const part = { action, facts: facts as unknown as readonly Json[] };
  const { table } = state;
  if (table === null || !facts.some(endsTurn)) return part;
  const { ruleset } = pinnedRules(deciding, state.terms);
  return { ...part, fingerprint: fingerprintOf(ruleset, table, deciding.sha256) };
}
