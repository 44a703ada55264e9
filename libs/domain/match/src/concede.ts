/** A seat gives the match up, at any time while it runs; the others have won. */
import type { Concede } from '@scoresheet/contracts-messages';
import { stop } from '@scoresheet/rules-engine';
import { actionOf } from './action.js';
import type { Deciding } from './environment.js';
import { isNo, seatInGame, type Judged } from './judged.js';
import { evolveMatch, type LobbyFact } from './match-facts.js';
import type { MatchState } from './match-state.js';
import { pinnedRules } from './pinned-rules.js';

export function concede(deciding: Deciding, state: MatchState, command: Concede): Judged {
  const own = seatInGame(state, command);
  if (isNo(own)) return own;
  const { table } = own;
  const { seat } = own.seat;
  const conceded: LobbyFact = { kind: 'seat-conceded', seat };
  evolveMatch(state, conceded);
  const { rules } = pinnedRules(deciding, state.terms);
  const others = state.seats.map((each) => each.seat).filter((each) => each !== seat);
  const facts = stop({ rules, state: table }, { places: [others, [seat]], reason: 'conceded' });
  return {
    state,
    type: 'match-conceded',
    action: actionOf(command, { seat }),
    facts: [conceded, ...facts],
  };
}
