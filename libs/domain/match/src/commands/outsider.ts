/**
 * A refusal must not tell what the public cannot see yet. Whoever has no seat is answered by what
 * stood in the lobby alone: neither how far the match is nor which command ids it has met.
 */
import type { Command } from '@scoresheet/contracts-messages';
import type { Deciding } from '../rules/environment.js';
import { judgeSeatRefusal, NOT_JUDGING } from './judge-seat.js';
import { isJudgeOf, isNo, seatOfSender } from './judged.js';
import { isListedJudge, seatOf, type MatchState } from '../fold/match-state.js';
import type { Refused } from './not-accepted.js';
import { seatRefusal } from './take-seat.js';

/**
 * Why an outsider's command is refused; undefined for staff, for whoever has a seat, and where the
 * lobby decides.
 */
export function outsiderRefusal(
  deciding: Deciding,
  state: MatchState,
  command: Command,
): Refused | undefined {
  if (command.role !== 'player') return undefined;
  switch (command.type) {
    case 'act':
    case 'concede':
    case 'set-auto-pass':
    case 'get-ready': {
      if (command.type === 'act' && isJudgeOf(state, command)) return undefined;
      const seat = seatOfSender(state, command);
      return isNo(seat) ? seat : undefined;
    }
    case 'take-seat':
      if (state.table === null || seatOf(state, command.actor)) return undefined;
      return seatRefusal(state, command);
    case 'take-judge-seat':
      if (state.table === null || isListedJudge(state, command.actor)) return undefined;
      return judgeSeatRefusal(deciding, state, command);
    case 'leave-judge-seat':
      return isListedJudge(state, command.actor) ? undefined : NOT_JUDGING;
    default:
      return undefined;
  }
}
