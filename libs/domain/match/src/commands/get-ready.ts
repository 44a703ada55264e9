/**
 * A seat is ready; the last one begins the game (`begin-game.ts`). In a match whose terms let a seat
 * choose who begins, that one says so by getting ready.
 */
import type { GetReady } from '@scoresheet/contracts-messages';
import type { Seat } from '@scoresheet/rules-engine';
import { actionOf } from './action.js';
import { beginIfComplete } from './begin-game.js';
import type { Deciding } from '../rules/environment.js';
import { isNo, lobbyRefusal, seatOfSender, type Judged } from './judged.js';
import { evolveMatch, type LobbyFact } from '../fold/match-facts.js';
import type { MatchState } from '../fold/match-state.js';
import { refused, type Refused } from './not-accepted.js';

export function getReady(deciding: Deciding, state: MatchState, command: GetReady): Judged {
  const own = seatOfSender(state, command);
  if (isNo(own)) return own;
  const refusal = lobbyRefusal(state, command);
  if (refusal) return refusal;
  const { seat } = own;
  if (own.ready) return refused('already-ready', 'You are ready already: wait for the others.');
  const unchosen = choiceRefusal(state, seat, command);
  if (unchosen) return unchosen;
  const begins = isChooser(state, seat) ? { begins: command.begins ?? seat } : {};
  const readied: LobbyFact = { kind: 'seat-readied', seat, ...begins };
  evolveMatch(state, readied);
  return {
    state,
    type: 'seat-readied',
    action: actionOf(command, { seat }),
    facts: [readied, ...beginIfComplete(deciding, state)],
  };
}

function isChooser({ terms: { begins } }: MatchState, seat: Seat): boolean {
  return begins !== undefined && 'chosenBy' in begins && begins.chosenBy === seat;
}

function choiceRefusal(state: MatchState, seat: Seat, { begins }: GetReady): Refused | undefined {
  if (begins === undefined) return undefined;
  if (!isChooser(state, seat)) {
    return refused('other-seats-choice', 'Who begins is not yours to choose: name no seat.');
  }
  const { length } = state.seats;
  return begins <= length
    ? undefined
    : refused('unknown-seat', `This match has ${length} seats: seat ${begins} cannot begin it.`);
}
