/** A seat is ready; the last one begins the game (`begin-game.ts`). */
import type { GetReady } from '@scoresheet/contracts-messages';
import { actionOf } from './action.js';
import { beginIfComplete } from './begin-game.js';
import type { Deciding } from '../rules/environment.js';
import { isNo, lobbyRefusal, seatOfSender, type Judged } from './judged.js';
import { evolveMatch, type LobbyFact } from '../fold/match-facts.js';
import type { MatchState } from '../fold/match-state.js';
import { refused } from './not-accepted.js';

export function getReady(deciding: Deciding, state: MatchState, command: GetReady): Judged {
  const own = seatOfSender(state, command);
  if (isNo(own)) return own;
  const refusal = lobbyRefusal(state, command);
  if (refusal) return refusal;
  const { seat } = own;
  if (own.ready) return refused('already-ready', 'You are ready already: wait for the others.');
  const readied: LobbyFact = { kind: 'seat-readied', seat };
  evolveMatch(state, readied);
  return {
    state,
    type: 'seat-readied',
    action: actionOf(command, { seat }),
    facts: [readied, ...beginIfComplete(deciding, state)],
  };
}
