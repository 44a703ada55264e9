/** A seat is ready; the last one begins the game, and its event holds the whole setup. */
import type { GetReady } from '@scoresheet/contracts-messages';
import { begin, type Fact, type Seating } from '@scoresheet/rules-engine';
import { actionOf } from './action.js';
import { refused } from './aggregate.js';
import type { Deciding } from './environment.js';
import { isNo, lobbyRefusal, seatOfSender, type Judged } from './judged.js';
import { evolveMatch, type LobbyFact } from './match-facts.js';
import type { MatchState } from './match-state.js';
import { pinnedRules } from './pinned-rules.js';

export function getReady(deciding: Deciding, state: MatchState, command: GetReady): Judged {
  const own = seatOfSender(state, command);
  if (isNo(own)) return own;
  const refusal = lobbyRefusal(state, command);
  if (refusal) return refusal;
  const { seat } = own;
  if (own.ready)
    return refused('already-ready', 'You have said that you are ready: wait for the others.');
  const readied: LobbyFact = { kind: 'seat-readied', seat };
  evolveMatch(state, readied);
  const begun = state.seats.every(({ ready }) => ready) ? beginGame(deciding, state) : [];
  return {
    state,
    type: 'seat-readied',
    action: actionOf(command, { seat }),
    facts: [readied, ...begun],
  };
}

function beginGame(deciding: Deciding, state: MatchState): readonly (LobbyFact | Fact)[] {
  const { rules } = pinnedRules(deciding, state.terms);
  const seating: Seating = {
    seats: state.seats.length,
    decks: [[], ...state.seats.map(({ deck }) => deck ?? [])],
    options: state.terms.options,
  };
  const { state: table, facts } = begin(rules, seating, deciding.source.chance);
  const begun: LobbyFact = { kind: 'game-begun' };
  evolveMatch(state, begun);
  state.table = table;
  return [begun, ...facts];
}
