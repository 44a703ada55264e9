/**
 * A refusal must not tell what the public cannot see yet. Whoever has no seat is answered by what
 * stood in the lobby alone: neither how far the match is nor which command ids it has met.
 */
import type { Command } from '@scoresheet/contracts-messages';
import type { Refused } from './aggregate.js';
import { isNo, seatOfSender } from './judged.js';
import { seatOf, type MatchState } from './match-state.js';
import { seatRefusal } from './take-seat.js';

/** Undefined for staff, for whoever has a seat, and where the lobby decides. */
export function outsiderRefusal(state: MatchState, command: Command): Refused | undefined {
  if (command.role !== 'player') return undefined;
  switch (command.type) {
    case 'act':
    case 'concede':
    case 'get-ready': {
      const seat = seatOfSender(state, command);
      return isNo(seat) ? seat : undefined;
    }
    case 'take-seat':
      if (state.table === null || seatOf(state, command.actor)) return undefined;
      return seatRefusal(state, command);
    default:
      return undefined;
  }
}
