/**
 * A seat gives the match up, at any time while it runs (A-FUZ-80 asks it of Fuzzycards). Where the game says how it goes on without
 * a seat, it does; else the match is over and the others have won.
 */
import type { Concede } from '@scoresheet/contracts-messages';
import { actionOf } from './action.js';
import type { Deciding } from '../rules/environment.js';
import { goOnWithout } from './go-on-without.js';
import { isNo, seatInGame, type Judged } from './judged.js';
import { evolveMatch, type LobbyFact } from '../fold/match-facts.js';
import type { MatchState } from '../fold/match-state.js';
import { refused } from './not-accepted.js';

export function concede(deciding: Deciding, state: MatchState, command: Concede): Judged {
  const own = seatInGame(state, command);
  if (isNo(own)) return own;
  const { table } = own;
  const { seat } = own.seat;
  if (own.seat.conceded)
    return refused('already-conceded', 'You have conceded this match: it goes on without you.');
  if (own.seat.timedOut)
    return refused('already-conceded', 'Your time has run out: the match goes on without you.');
  const conceded: LobbyFact = { kind: 'seat-conceded', seat };
  evolveMatch(state, conceded);
  return {
    state,
    type: 'match-conceded',
    action: actionOf(command, { seat }),
    facts: [conceded, ...goOnWithout(deciding, state, { seat, table, reason: 'conceded' })],
  };
}
