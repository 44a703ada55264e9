/**
 * A seat gives the match up, at any time while it runs (A-FUZ-80 asks it of Fuzzycards). Where the
 * game says how it goes on without a seat, it does; else the match is over and the others have won.
 * A later game of a series can be given up before it begins: so whoever wants no more of the series
 * gives up its games, one after the other.
 */
import type { Concede } from '@scoresheet/contracts-messages';
import { actionOf } from './action.js';
import { closeMatch } from './close-match.js';
import type { Deciding } from '../rules/environment.js';
import { goOnWithout } from './go-on-without.js';
import { isNo, seatInGame, seatOfSender, type Judged } from './judged.js';
import { evolveMatch, type LobbyFact } from '../fold/match-facts.js';
import { statusOf, type MatchState } from '../fold/match-state.js';
import { refused } from './not-accepted.js';

export function concede(deciding: Deciding, state: MatchState, command: Concede): Judged {
  if (isBeforeLaterGame(state)) return concedeUnbegun(deciding, state, command);
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

/** The two of a later game sit there from event 0 on, with their lists. */
const isBeforeLaterGame = (state: MatchState): boolean =>
  statusOf(state) === 'open' && (state.terms.series?.previous ?? []).length > 0;

function concedeUnbegun(deciding: Deciding, state: MatchState, command: Concede): Judged {
  const own = seatOfSender(state, command);
  if (isNo(own)) return own;
  const { seat } = own;
  const conceded: LobbyFact = { kind: 'seat-conceded', seat };
  evolveMatch(state, conceded);
  const others = state.seats.map((each) => each.seat).filter((each) => each !== seat);
  const outcome = { places: [others, [seat]], reason: 'conceded' };
  return {
    state,
    type: 'match-conceded',
    action: actionOf(command, { seat }),
    facts: [conceded, ...closeMatch(deciding, state, { kind: 'match-ended', outcome })],
  };
}
